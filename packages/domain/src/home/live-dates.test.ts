import { expect, test } from 'vitest'
import { live } from '../catalog/catalog.fixture.ts'
import { NOW } from '../sessions/session.fixture.ts'
import { sessionFlags } from '../sessions/session-flags.ts'
import { DAY_MS, HOUR_MS } from '../time/durations.ts'
import { classTimeText, type HomeSession, sessionToEnter, sortLiveDates } from './live-dates.ts'

/** Returns a session that runs since yesterday and meets in so many hours, for an hour. */
const meets = (sessionId: string, hours: number, more: Partial<HomeSession> = {}) => {
  const startAt = NOW + hours * HOUR_MS
  const session: HomeSession = {
    ...live({ sessionId, startAt: NOW - DAY_MS, enrollmentStatus: 'ENROLLED' }),
    hasEnrollment: true,
    meetings: [{ meetingId: 'm', startAt, endAt: startAt + HOUR_MS, link: null }],
    ...more,
  }
  return { session, flags: sessionFlags(session, 'ENROLLED', NOW) }
}
const counted = { hasEnrollment: false }
const WORKSHOP = { sessionKind: 'WORKSHOP', meetings: [], endAt: NOW + HOUR_MS } as const

test('The live dates begin with what meets now, also without a seat, and go on with own seats', () => {
  const dates = [
    meets('open later', 2, counted),
    meets('own later', 3),
    meets('open now', -0.5, counted),
    meets('own soon', 1),
  ]
  const ids = sortLiveDates(dates, NOW).map(({ session }) => session.sessionId)
  expect(ids).toEqual(['open now', 'own soon', 'own later', 'open later'])
})

test.each([
  ['meets now', [meets('a', -0.5)], 'a'],
  ['meets in an hour', [meets('a', 1)], 'a'],
  ['is a workshop that runs', [meets('a', 0, { ...WORKSHOP, startAt: NOW - HOUR_MS })], 'a'],
  ['meets later', [meets('a', 1.1)], null],
  ['is ahead and closed', [meets('a', 0.5, { startAt: NOW + HOUR_MS / 2 })], null],
  ['runs without a known meeting', [meets('a', 0, { meetings: [] })], null],
  ['is the first of two that meet now', [meets('a', -0.5), meets('b', -0.5)], 'a'],
])('The session to enter next is one that can be entered and %s', (_what, dates, id) => {
  expect(sessionToEnter(dates, NOW)).toBe(id)
})

test.each([
  ['2026-11-30T17:00:00Z', null, 'Mon, Nov 30, 12:00 PM EST'],
  ['2027-01-19T17:00:00Z', null, 'Tue, Jan 19, 2027, 12:00 PM EST'],
  ['2026-11-28T16:00:00Z', 'in 23 hours', '12:00 PM EST'],
  ['2026-11-27T23:00:00Z', null, '12:00 PM EST'],
])('The time of a class at %s that is %s says its day beyond today and tomorrow', (startAt, until, text) => {
  const now = Date.parse('2026-11-27T17:00:00Z')
  const at = Date.parse(startAt)
  expect(classTimeText({ time: '12:00 PM EST', until }, at, now, 'America/New_York')).toBe(text)
})
