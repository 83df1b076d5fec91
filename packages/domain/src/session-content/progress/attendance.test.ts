import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../time/durations.ts'
import { attendedItems } from './attendance.ts'

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
])('Opening the link at %d attends %j', (now, expected) => {
  expect(attend(now)).toEqual(expected)
})

test('A session without meetings is attended while it runs, and one without dates never', () => {
  expect(attend(FIRST + 30 * HOUR_MS, { ...sprint, meetings: [] })).toEqual(['first', 'any'])
  expect(
    attendedItems(items, { startAt: null, endAt: null, meetings: [] }, { now: FIRST, timeZone: 'UTC' }),
  ).toEqual([])
})
