import { describe, expect, it } from 'vitest'
import { viewer } from '../../access/viewer.fixture.ts'
import { DAY_MS, HOUR_MS } from '../../time/durations.ts'
import { cardBadges, closingText, type CardContext } from './card-badge.ts'
import { live, onDemand, over, running } from '../catalog.fixture.ts'
import { NOW } from '../../sessions/session.fixture.ts'
import { courseSessions, type CourseSession } from '../course-sessions.ts'

const member = { viewer: viewer('MEMBER', ['mcsc-unlimited']) }
const buyer = { viewer: viewer('MEMBER', ['mcsc-unlimited', 'mc-transactional']) }

describe('The badges of a course card', () => {
  const badges = (sessions: CourseSession[], context: CardContext = 'dashboard') => {
    const { badge, badgeEarned } = cardBadges(courseSessions('c', sessions, NOW), context, NOW, member)
    return [badge?.text ?? null, badgeEarned]
  }
  const badge = (...sessions: CourseSession[]) => badges(sessions)[0]

  it('are chosen by priority', () => {
    const free = { isFreeSession: true }
    const now = onDemand({ ...free, enrollmentStatus: 'ENROLL' })
    const happening = live({ ...running, sessionId: 'now', ...free })
    const low = live({ lowInventory: true })
    const closing = live({ lowInventory: true, enrollmentClose: NOW + 50 * HOUR_MS })
    const full = live({ enrollmentStatus: 'WAITLIST' })
    const future = live({ enrollmentStatus: 'FUTURE' })
    const waiting = live({ sessionId: 'w', enrollmentStatus: 'WAITLISTED' })
    expect(badge(now)).toBe('Free Course')
    expect(badge(happening, now)).toBe('Free Course')
    expect(badge(low, happening, now)).toBe('Limited Availability')
    expect(badge(closing, happening, now)).toBe('Closes in 2 Days')
    expect(badge(full, happening)).toBe('Course Full')
    expect(badge(future, happening)).toBe('Coming Soon!')
    expect(badge(waiting, future, happening)).toBe('Waitlisted!')
    const completed = live({ sessionId: 'd', ...over, enrollmentStatus: 'COMPLETED' })
    expect(badges([completed, waiting], 'certificate')[0]).toBe('Completed')
    expect(badges([completed, waiting], 'dashboard')[0]).toBe('Waitlisted!')
    const enrolled = live({ sessionId: 'e', enrollmentStatus: 'ENROLLED' })
    const watching = onDemand({ enrollmentStatus: 'ENROLLED' })
    expect(badges([enrolled, completed], 'certificate')[0]).toBe('Enrolled')
    expect(badge(watching, waiting)).toBe('Watching On Demand')
    expect(badge(watching, enrolled)).toBe('Enrolled')
    expect(badge(watching, live({ ...running, enrollmentStatus: 'ENROLLED' }), enrolled)).toBe('Active')
  })

  it('are none for an ordinary offer and for an ended session', () => {
    expect(badge(live())).toBeNull()
    expect(badge(onDemand())).toBeNull()
    expect(badge(live(over))).toBeNull()
    expect(badge(live({ ...over, isFreeSession: true }))).toBeNull()
  })

  it('are "Course Full" for a session that closed before its start', () => {
    expect(badge(live({ enrollmentStatus: 'CLOSED' }))).toBe('Course Full')
    expect(badge(live({ enrollmentStatus: 'CLOSED' }), live({ sessionId: 'b' }))).toBeNull()
  })

  it('are "Active" only for participants of a running session', () => {
    expect(badge(live(running))).toBeNull()
    expect(badge(live({ ...running, enrollmentStatus: 'ENROLLED' }))).toBe('Active')
    expect(badge(live({ ...running, enrollmentStatus: 'COMPLETED' }))).toBe('Active')
    expect(badge(live({ ...over, enrollmentStatus: 'COMPLETED' }))).toBeNull()
  })

  it('are never "Course Full" for a course that can be started on demand', () => {
    const full = live({ enrollmentStatus: 'WAITLIST' })
    const closed = live({ enrollmentStatus: 'CLOSED' })
    expect(badge(full, onDemand())).toBeNull()
    expect(badge(closed, onDemand())).toBeNull()
    expect(badge(full, onDemand({ isFreeSession: true }))).toBe('Free Course')
    expect(badge(full, onDemand({ enrollmentStatus: 'FUTURE' }))).toBe('Course Full')
    expect(badge(full, onDemand({ enrollmentStatus: 'CLOSED' }))).toBe('Course Full')
  })

  it('are never "Coming Soon!" for a course that can be begun, on demand or in a later run', () => {
    const later = live({ sessionId: 'later', startAt: NOW + 60 * DAY_MS, endAt: NOW + 70 * DAY_MS })
    const announced = live({ enrollmentStatus: 'FUTURE' })
    expect(badge(announced, onDemand())).toBeNull()
    expect(badge(announced, onDemand({ enrollmentStatus: 'FUTURE' }))).toBe('Coming Soon!')
    expect(badge(announced, later)).toBeNull()
  })

  it('are never "Course Full" while a later run has a free seat', () => {
    const full = live({ enrollmentStatus: 'WAITLIST' })
    const later = live({ sessionId: 'later', startAt: NOW + 60 * DAY_MS, endAt: NOW + 70 * DAY_MS })
    expect(badge(full, later)).toBeNull()
    expect(badge(full, { ...later, enrollmentStatus: 'WAITLIST' })).toBe('Course Full')
  })

  it('tell of the edition alone in a list of on-demand editions, and of no offer in a list of past courses', () => {
    const closing = live({ enrollmentClose: NOW + HOUR_MS, isFreeSession: true })
    const course = courseSessions('c', [closing, onDemand()], NOW)
    expect(cardBadges(course, 'dashboard', NOW, { view: 'next', ...member }).badge?.kind).toBe('closing')
    expect(cardBadges(course, 'dashboard', NOW, { view: 'on-demand', ...member }).badge).toBeNull()
    expect(cardBadges(course, 'dashboard', NOW, { view: 'past', ...member }).badge).toBeNull()
  })

  it('do not count down to the deadline of a workshop whose dates are hidden', () => {
    const kindFor = (one: CourseSession, who: typeof member) =>
      cardBadges(courseSessions('c', [one], NOW), 'dashboard', NOW, who).badge?.kind
    const workshop = live({ sessionKind: 'WORKSHOP', enrollmentClose: NOW + HOUR_MS })
    expect([kindFor(workshop, member), kindFor(workshop, buyer)]).toEqual(['closing', undefined])
    const sprint = { ...workshop, sessionKind: 'SPRINT' } as const
    expect(kindFor(sprint, buyer), 'the dates of a sprint are not hidden').toBe('closing')
    expect(kindFor({ ...workshop, isFreeSession: true }, buyer)).toBe('closing')
  })

  it('include the earned badge in addition, or alone', () => {
    expect(badges([live({ courseBadgeId: 'b' })])).toEqual([null, true])
    expect(badges([live({ courseBadgeId: 'b', enrollmentStatus: 'FUTURE' })])).toEqual(['Coming Soon!', true])
  })

  it.each([
    [1, 'Closes in 1 Hour'],
    [HOUR_MS, 'Closes in 1 Hour'],
    [2 * HOUR_MS, 'Closes in 2 Hours'],
    [DAY_MS, 'Closes in 24 Hours'],
    [DAY_MS + 1, 'Closes in 1 Day'],
    [2 * DAY_MS, 'Closes in 2 Days'],
    [168 * HOUR_MS, 'Closes in 7 Days'],
  ])('%d ms left: %s', (left, text) => {
    expect(closingText(left)).toBe(text)
    expect(badge(live({ enrollmentClose: NOW + left }))).toBe(text)
  })

  it('are "Closes in" from 168 hours before the close until the close', () => {
    expect(badge(live({ enrollmentClose: NOW + 168 * HOUR_MS + 1 }))).toBeNull()
    expect(badge(live({ enrollmentClose: NOW }))).toBeNull()
    expect(badge(live({ enrollmentClose: null }))).toBeNull()
    expect(badge(live({ enrollmentClose: NOW + HOUR_MS, enrollmentStatus: 'WAITLIST' }))).toBe('Course Full')
  })
})
