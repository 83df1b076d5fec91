import { expect, it } from 'vitest'
import { DAY_MS } from '../time/durations.ts'
import { live, onDemand, over, running } from './catalog.fixture.ts'
import { NOW } from '../sessions/session.fixture.ts'
import { courseSessions, type CourseSession } from './course-sessions.ts'
import { ownSessions } from './own-sessions.ts'

const own = (...sessions: CourseSession[]) =>
  ownSessions(courseSessions('c', sessions, NOW)).map(({ session }) => session.sessionId)

it('A member’s own sessions are the live ones with an enrollment, the running one first', () => {
  const later = live({ sessionId: 'later', startAt: NOW + 60 * DAY_MS, enrollmentStatus: 'WAITLISTED' })
  const soon = live({ sessionId: 'soon', enrollmentStatus: 'ENROLLED' })
  const now = live({ ...running, sessionId: 'now', enrollmentStatus: 'ENROLLED' })
  const undated = live({ sessionId: 'undated', startAt: null, enrollmentStatus: 'ENROLLED' })
  expect(own(undated, later, soon, now, live(), onDemand({ enrollmentStatus: 'ENROLLED' }))).toEqual([
    'now',
    'soon',
    'later',
    'undated',
  ])
  expect(own(live(), live({ sessionId: 'closed', enrollmentStatus: 'CLOSED' }))).toEqual([])
})

it('A member without a current enrollment has the last attended session as the only own one', () => {
  const past = (sessionId: string, days: number) =>
    live({ sessionId, startAt: NOW - 99 * DAY_MS, endAt: NOW - days * DAY_MS, enrollmentStatus: 'COMPLETED' })
  expect(own(past('first', 60), past('last', 30), live())).toEqual(['last'])
  expect(own(live({ ...over, sessionId: 'held', enrollmentStatus: 'ENROLLED' }))).toEqual(['held'])
  expect(own(live({ ...over, enrollmentStatus: 'WAITLISTED' }))).toEqual([])
  expect(own(past('last', 30), live({ sessionId: 'held', enrollmentStatus: 'ENROLLED' }))).toEqual(['held'])
})
