import { DAY_MS } from '../time/durations.ts'
import { NOW } from '../sessions/session.fixture.ts'
import type { CourseSession } from './course-sessions.ts'

export type Part = Partial<CourseSession>

/** Returns a live sprint in a month that can be joined; `more` says what is different. */
export const live = (more: Part = {}): CourseSession => ({
  sessionId: 'live',
  courseId: 'c',
  sessionType: 'LIVE',
  sessionKind: 'SPRINT',
  startAt: NOW + 30 * DAY_MS,
  endAt: NOW + 40 * DAY_MS,
  activateAt: null,
  enrollmentStatus: 'ENROLL',
  enrollmentClose: NOW + 29 * DAY_MS,
  lowInventory: false,
  isFreeSession: false,
  hideInCatalog: false,
  courseBadgeId: null,
  ...more,
})
/** Returns an on-demand session that can be started. */
export const onDemand = (more: Part = {}): CourseSession =>
  live({
    sessionId: 'od',
    sessionType: 'ON_DEMAND',
    startAt: null,
    endAt: null,
    enrollmentClose: null,
    ...more,
  })
export const running: Part = { startAt: NOW - DAY_MS, endAt: NOW + DAY_MS, enrollmentStatus: 'CLOSED' }
export const over: Part = { startAt: NOW - 20 * DAY_MS, endAt: NOW - 10 * DAY_MS, enrollmentStatus: 'CLOSED' }
