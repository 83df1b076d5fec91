import { expect, test } from 'vitest'
import { parseContentDate, parseContentEnd } from '../../../server/content/relative-date.ts'
import { sessionPeriod } from './session-period.ts'

const ZONE = 'America/New_York'
/** Returns the period of a session for a load at an instant, in UTC without seconds. */
function period(now: string, start: string, end: string, holidays: 'us' | null = 'us') {
  const session = { delivery: 'LIVE' as const, start: parseContentDate(start), end: parseContentEnd(end) }
  const found = sessionPeriod(session, {
    now: Date.parse(now),
    timeZone: ZONE,
    holidays: holidays ?? undefined,
  })
  return found && [found.from, found.to].map((at) => new Date(at).toISOString().slice(0, 16)).join(' ')
}
// A Wednesday.
const NOW = '2026-03-04T15:00:00Z'

test('A relative end of a session counts from its start in minutes, hours, days or weeks', () => {
  expect(period(NOW, 'tomorrow at 12:00', '90 minutes later')).toBe('2026-03-05T17:00 2026-03-05T18:30')
  expect(period(NOW, 'tomorrow at 12:00', '1 day later at 13:00')).toBe('2026-03-05T17:00 2026-03-06T18:00')
  expect(period(NOW, 'in 1 week on Tuesday at 12:00', '2 weeks later at 13:30')).toBe(
    '2026-03-10T16:00 2026-03-23T17:30',
  )
  expect(period(NOW, 'in 1 week on Monday at 12:00', '2 weeks later')).toBe(
    '2026-03-09T16:00 2026-03-23T16:00',
  )
})

test('A relative start of a session moves to the next fitting class day if it is in the future, and to the nearest one if it is past', () => {
  expect(period(NOW, 'in 3 days at 12:00', '2 hours later')).toBe('2026-03-09T16:00 2026-03-09T18:00')
  expect(period(NOW, 'in 1 day at 12:00', '2 days later at 12:00')).toBe('2026-03-09T16:00 2026-03-11T16:00')
  expect(period(NOW, '3 days ago at 12:00', '2 hours later')).toBe('2026-03-02T17:00 2026-03-02T19:00')
  expect(period(NOW, '4 days ago at 12:00', '2 hours later')).toBe('2026-02-27T17:00 2026-02-27T19:00')
  expect(period('2026-07-03T15:00:00Z', 'in 1 hour', '1 hour later')).toBe(
    '2026-07-06T16:00 2026-07-06T17:00',
  )
})

test('A running session stays running when its dates move, also around the turn of the year', () => {
  expect(period('2027-01-06T21:00:00Z', '3 days ago at 12:00', '2 weeks later at 13:30')).toBe(
    '2027-01-04T17:00 2027-01-19T18:30',
  )
  expect(period('2026-12-28T15:00:00Z', '4 days ago at 12:00', '2 weeks later at 13:30')).toBe(
    '2026-12-23T17:00 2027-01-05T18:30',
  )
})

test('Absolute dates of sessions, and all dates in a school without holidays, do not move', () => {
  expect(period(NOW, '2026-07-04 12:00', '2026-07-04 13:00')).toBe('2026-07-04T16:00 2026-07-04T17:00')
  expect(period(NOW, 'in 3 days at 12:00', '2 hours later', null)).toBe('2026-03-07T17:00 2026-03-07T19:00')
})

test.each(['0 days later', '2 hours later at 12:00', '2 months later', '2 days later at 25:00'])(
  'An end of a session that cannot be read is refused: %s',
  (text) => expect(() => parseContentEnd(text)).toThrow(/expected/),
)
