import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { groupByCourse } from '@section/domain/catalog/course-sessions.ts'
import type { CardView } from '@section/domain/catalog/cards/card-subject.ts'
import { viewer } from '@section/domain/access/viewer.fixture.ts'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { aSession, NOW, onDemandSession } from '../../../testing/dashboard-session.ts'
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

const MEMBER = viewer('MEMBER', ['mcsc-unlimited'])
const BUYER = viewer('MEMBER', ['mcsc-unlimited', 'mc-transactional'])

/** Returns the lines of the card of a course in a list; without a list, of what to take next. */
function lines(sessions: readonly DashboardSession[], view: CardView = 'next', who = MEMBER) {
  const [course] = groupByCourse(sessions, NOW)
  if (!course) throw new Error('Expected a course.')
  const { meta, dateLine, timeLine, seatLine, alsoLine } = courseCardFacts(
    course,
    view,
    { rated: false, viewer: who },
    NOW,
  )
  const text = (parts: typeof timeLine) => parts?.filter((part) => part !== null).join(' · ')
  return [meta, dateLine, text(timeLine), text(seatLine), alsoLine].filter((line) => line !== undefined)
}

const aRun = (more: Partial<DashboardSession> = {}) => aSession({ meetings, ...more })
const later = aRun({ sessionId: 'later', startAt: NOW + 30 * DAY_MS, endAt: NOW + 41 * DAY_MS })
const edition = onDemandSession({ lessons: { count: 4, duration: 1_560 } })
const took = aRun({
  sessionId: 'took',
  startAt: Date.UTC(2026, 3, 13, 16),
  endAt: Date.UTC(2026, 3, 26, 16),
  enrollmentStatus: 'COMPLETED',
})

test('The card of an open session says when it meets, until when to enroll, and counts few seats', () => {
  const open = { enrollmentClose: NOW + 5 * DAY_MS, seatsLeft: 4 }
  expect(lines([aRun(open)])).toEqual([
    '4-day sprint',
    'Jun 8, 2026 – Jun 12, 2026',
    'Mon, Jun 8 · Wed, Jun 10 · 12:00 PM EDT',
    'Enroll by Jun 6, 2026 · 4 seats left',
  ])
  expect(lines([aRun({ ...open, seatsLeft: 24 })]), 'many seats are not worth a word').toContain(
    'Enroll by Jun 6, 2026',
  )
})

test('The card of a single class names its weekday', () => {
  const workshop = aSession({ sessionKind: 'WORKSHOP', endAt: NOW + 7 * DAY_MS + HOUR_MS })
  expect(lines([workshop]).slice(0, 2)).toEqual(['1 hr workshop', 'Mon, Jun 8'])
  expect(lines([{ ...workshop, startAt: NOW + 365 * DAY_MS, endAt: NOW + 365.1 * DAY_MS }])).toContain(
    'Tue, Jun 1, 2027',
  )
})

test('The card of a workshop hides its dates and its deadline from buyers of single courses', () => {
  const workshop = aSession({
    sessionKind: 'WORKSHOP',
    endAt: NOW + 7 * DAY_MS + HOUR_MS,
    enrollmentClose: NOW + 5 * DAY_MS,
    seatsLeft: 4,
  })
  expect(lines([workshop], 'next', BUYER)).toEqual(['1 hr workshop', 'Dates to follow', '4 seats left'])
  expect(lines([workshop, edition], 'on-demand', BUYER).at(-1)).toBe('Live · 4 seats left')
  expect(lines([{ ...workshop, enrollmentStatus: 'ENROLLED' }], 'next', BUYER)).toContain('Mon, Jun 8')
})

test('The card of a member’s own session says how long until it starts instead', () => {
  expect(lines([aRun({ enrollmentStatus: 'ENROLLED', seatsLeft: 4 }), edition])).toEqual([
    '4-day sprint',
    'Jun 8, 2026 – Jun 12, 2026',
    '12:00 PM EDT · starts in 7 days',
  ])
})

test('The card of a session without a limit and a deadline has no line about them', () => {
  expect(lines([aSession({ sessionKind: 'CAPSTONE', seatsLeft: null })])).toHaveLength(3)
})

test.each([
  ['WAITLIST', 'Full, waitlist open'],
  ['CLOSED', 'Full'],
  ['MANUAL', 'Our staff enrolls members'],
] as const)('The card of a session that is %s before it closes says “%s”', (enrollmentStatus, text) => {
  expect(lines([aRun({ enrollmentStatus, enrollmentClose: NOW + 5 * DAY_MS })])).toContain(text)
})

test('The card of a course that starts on demand says so, with its lessons, and when it is live', () => {
  expect(lines([later, edition])).toEqual([
    'Self-paced',
    'On demand now · 4 lessons · 26 min',
    'Live Jul 1 – 12',
  ])
  expect(lines([{ ...later, seatsLeft: 2 }, edition])).toContain('Live Jul 1 – 12 · 2 seats left')
  expect(lines([{ ...later, enrollmentStatus: 'WAITLIST' }, edition])).toContain(
    'Live Jul 1 – 12 · full, waitlist open',
  )
  expect(lines([{ ...later, enrollmentStatus: 'FUTURE' }, edition])).toContain(
    'Live Jul 1 – 12 · enrollment opens later',
  )
  expect(lines([{ ...later, startAt: null, endAt: null }, edition])).not.toContain('Live Jul 1 – 12')
})

test('The card of a live session that starts within a week says that the course is on demand too', () => {
  const soon = aRun({ startAt: NOW + 3 * DAY_MS })
  expect(lines([soon, edition]).at(-1)).toBe('On demand now · 4 lessons · 26 min')
  expect(lines([soon, edition], 'on-demand')).toEqual([
    'Self-paced',
    'On demand now · 4 lessons · 26 min',
    'Live Jun 4 – 12',
  ])
})

test('The card of a full session says when seats are free', () => {
  const full = aRun({ enrollmentStatus: 'WAITLIST' })
  expect(lines([full, later]).slice(-2)).toEqual(['Full, waitlist open', 'Live with free seats Jul 1 – 12'])
})

test('The card of an edition that cannot be watched says from when on, or that it is over', () => {
  const announced = { ...edition, enrollmentStatus: 'FUTURE' } as const
  expect(lines([{ ...announced, activateAt: NOW + 3 * DAY_MS }])).toContain(
    'On demand from Thu, Jun 4 · 4 lessons · 26 min',
  )
  expect(lines([{ ...announced, lessons: null }])).toContain('On demand from a later day')
  expect(lines([{ ...edition, enrollmentStatus: 'CLOSED', endAt: NOW }])).toContain('No longer on demand')
})

test('The card of a past course tells of the member’s own run, and how to take it again', () => {
  expect(lines([took, later], 'past')).toEqual([
    '2-week sprint',
    'You took it Apr 13 – 26',
    'Live Jul 1 – 12',
  ])
  expect(lines([took, edition, later], 'past').at(-1)).toBe('On demand now · 4 lessons · 26 min')
  expect(lines([{ ...took, enrollmentStatus: 'CLOSED' }])).toContain('Last ran Apr 13 – 26')
})

test('The card of a course that hides its time and its faculty tells neither', () => {
  expect(lines([aRun({ courseMeta: { hideTimeAndFacultyLabels: true } }), edition])).toEqual([])
})
