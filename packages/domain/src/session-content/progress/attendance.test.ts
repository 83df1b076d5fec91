import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../time/durations.ts'
import { attendedItems, missedClass } from './attendance.ts'

const FIRST = Date.parse('2026-03-03T17:00:00Z')
const SECOND = Date.parse('2026-03-05T17:00:00Z')
const meeting = (startAt: number) => ({
  meetingId: String(startAt),
  startAt,
  endAt: startAt + HOUR_MS,
  link: null,
})
const sprint = { startAt: FIRST, endAt: SECOND + HOUR_MS, meetings: [meeting(FIRST), meeting(SECOND)] }
const items = [
  { name: 'first', calendarDate: '2026-03-03' },
  { name: 'second', calendarDate: '2026-03-05' },
  { name: 'any', calendarDate: null },
]
const attend = (now: number, session: typeof sprint = sprint) =>
  attendedItems(items, session, { now, timeZone: 'America/New_York' }).map(({ name }) => name)

test.each([
  [FIRST - 15 * MINUTE_MS - 1, []],
  [FIRST - 15 * MINUTE_MS, ['first', 'any']],
  [FIRST + HOUR_MS - 1, ['first', 'any']],
  [FIRST + HOUR_MS, []],
  [SECOND, ['second', 'any']],
])('Opening the meeting link at the instant %d marks the items %j as attended', (now, expected) => {
  expect(attend(now)).toEqual(expected)
})

test('A session without meetings is attended while it runs, and a session without dates is never attended', () => {
  expect(attend(FIRST + 30 * HOUR_MS, { ...sprint, meetings: [] })).toEqual(['first', 'any'])
  expect(
    attendedItems(items, { startAt: null, endAt: null, meetings: [] }, { now: FIRST, timeZone: 'UTC' }),
  ).toEqual([])
})

/**
 * Each row has the expected results for an item on the day of the first class, one on the day of the second, and one
 * without a day.
 */
test.each([
  ['before the first class is over', FIRST + HOUR_MS - 1, [null, null, null]],
  ['between the classes', FIRST + HOUR_MS, ['for-good', null, 'another-counts']],
  ['while the last class runs', SECOND + HOUR_MS - 1, ['for-good', null, 'another-counts']],
  ['after the last class', SECOND + HOUR_MS, ['for-good', 'for-good', 'for-good']],
] as const)(
  'Classes without attendance are missed %s (instant %d) in the ways %j',
  (_when, now, expected) => {
    const open = { progress: 0, completionStatus: 'NOT_STARTED' as const }
    const zone = { now, timeZone: 'America/New_York', isCompleted: false }
    expect(items.map((item) => missedClass({ ...item, ...open }, sprint, zone))).toEqual(expected)
    const attended = { progress: 1, completionStatus: 'COMPLETED' as const }
    expect(items.map((item) => missedClass({ ...item, ...attended }, sprint, zone))).toEqual([
      null,
      null,
      null,
    ])
  },
)

test('A missed class can be made up for by another class on the same day', () => {
  const twice = { ...sprint, meetings: [meeting(FIRST), meeting(FIRST + 3 * HOUR_MS)] }
  const first = { calendarDate: '2026-03-03', progress: 0, completionStatus: 'NOT_STARTED' as const }
  const at = (now: number) =>
    missedClass(first, twice, { now, timeZone: 'America/New_York', isCompleted: false })
  expect(at(FIRST + HOUR_MS)).toBe('another-counts')
  expect(at(FIRST + 4 * HOUR_MS)).toBe('for-good')
})

test('No class counts as missed once the member has completed the session', () => {
  const open = { calendarDate: null, progress: 0, completionStatus: 'NOT_STARTED' as const }
  const after = { now: SECOND + HOUR_MS, timeZone: 'America/New_York' }
  expect(missedClass(open, sprint, { ...after, isCompleted: true })).toBeNull()
  expect(missedClass(open, sprint, { ...after, isCompleted: false })).toBe('for-good')
})
