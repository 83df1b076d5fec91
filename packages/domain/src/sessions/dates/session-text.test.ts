import { expect, it, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../time/durations.ts'
import type { SessionTimes } from '../session.ts'
import { formatDate, sessionDates } from './session-dates.ts'
import { durationLabel } from './duration-label.ts'

const START = Date.UTC(2026, 10, 3, 3, 30)

it.each([
  ['SPRINT', 5 * DAY_MS, '5-day sprint'],
  ['SPRINT', 6 * DAY_MS - 1, '5-day sprint'],
  ['SPRINT', 6 * DAY_MS, '1-week sprint'],
  ['SPRINT', 12 * DAY_MS, '1-week sprint'],
  ['SPRINT', 13 * DAY_MS, '2-week sprint'],
  ['SPRINT', DAY_MS, '1-day sprint'],
  ['WORKSHOP', DAY_MS - 60_000, '23 hr 59 min workshop'],
  ['WORKSHOP', 1.5 * HOUR_MS, '1 hr 30 min workshop'],
  ['WORKSHOP', 2 * HOUR_MS, '2 hr workshop'],
  ['WORKSHOP', 45 * 60_000, '45 min workshop'],
  ['WORKSHOP', 1, '1 min workshop'],
  ['BOOTCAMP', 27 * DAY_MS, '4-week course'],
  ['CAPSTONE', 3 * DAY_MS, '3-day course'],
  ['SPRINT', 0, 'sprint'],
] as const)('A session of the kind %s that lasts %d ms is labeled “%s”', (kind, length, label) =>
  expect(durationLabel(kind, START, START + length)).toBe(label),
)

test('A duration label of a session without dates is the kind alone', () => {
  expect(durationLabel('SPRINT', null, START)).toBe('sprint')
  expect(durationLabel('CAPSTONE', START, null)).toBe('course')
})

test('Dates of a session are formatted in the given time zone', () => {
  const times = (sessionKind: SessionTimes['sessionKind'], startAt: number | null, endAt: number | null) =>
    ({ sessionType: 'LIVE', sessionKind, startAt, endAt, activateAt: null }) as const
  expect(formatDate(START, 'UTC')).toBe('Nov 3, 2026')
  expect(formatDate(START, 'America/New_York')).toBe('Nov 2, 2026')
  expect(sessionDates(times('SPRINT', START, START + 11 * DAY_MS), 'UTC')).toBe('Nov 3, 2026 – Nov 14, 2026')
  expect(sessionDates(times('SPRINT', START, START + HOUR_MS), 'UTC')).toBe('Nov 3, 2026')
  expect(sessionDates(times('SPRINT', START, null), 'UTC')).toBe('Nov 3, 2026')
  expect(sessionDates(times('WORKSHOP', START, START + 11 * DAY_MS), 'UTC')).toBe('Nov 3, 2026')
  expect(sessionDates(times('WORKSHOP', null, START), 'UTC')).toBeNull()
})
