import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { groupByCourse } from '@section/domain/catalog/course-sessions.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { aSession, NOW } from '../../../testing/dashboard-session.ts'
import type { DashboardSession } from '../dashboard-query.ts'
import { courseCardFacts } from './course-card-facts.ts'

beforeEach(() => vi.stubEnv('TZ', 'America/New_York'))
afterEach(() => vi.unstubAllEnvs())

const meetings = [7, 9].map((days) => ({
  meetingId: `in-${days}-days`,
  startAt: NOW + days * DAY_MS,
  endAt: NOW + days * DAY_MS + 90 * 60_000,
  link: null,
}))

/** Returns the lines of the card of a course with one session. */
function lines(more: Partial<DashboardSession>) {
  const [course] = groupByCourse([aSession({ meetings, ...more })], NOW)
  if (!course) throw new Error('Expected a course.')
  const { dateLine, timeLine, seatLine } = courseCardFacts(course, false, NOW)
  const text = (parts: typeof timeLine) => parts?.filter((part) => part !== null).join(' · ')
  return [dateLine, text(timeLine), text(seatLine)]
}

test('The card of an open session says when it meets, until when to enroll, and counts few seats', () => {
  const open = { enrollmentClose: NOW + 5 * DAY_MS, seatsLeft: 4 }
  expect(lines(open)).toEqual([
    'Jun 8, 2026 – Jun 12, 2026',
    'Mon, Wed · 12:00 PM EDT · 2 meetings',
    'Enroll by Jun 6, 2026 · 4 seats left',
  ])
  expect(lines({ ...open, seatsLeft: 24 })[2], 'many seats are not worth a word').toBe(
    'Enroll by Jun 6, 2026',
  )
})

test('The card of a member’s own session says how long until it starts instead', () => {
  expect(lines({ enrollmentStatus: 'ENROLLED', seatsLeft: 4 })).toEqual([
    'Jun 8, 2026 – Jun 12, 2026',
    '12:00 PM EDT · starts in 7 days',
    undefined,
  ])
})

test('The card of a session without a limit and a deadline has no line about them', () => {
  expect(lines({ sessionKind: 'CAPSTONE', seatsLeft: null })[2]).toBeUndefined()
})

test.each([
  ['WAITLIST', 'Waitlist open'],
  ['CLOSED', 'Every seat is taken'],
  ['MANUAL', 'Our staff enrolls members'],
] as const)('The card of a session that is %s before it closes says “%s”', (enrollmentStatus, text) => {
  expect(lines({ enrollmentStatus, enrollmentClose: NOW + 5 * DAY_MS })[2]).toBe(text)
})
