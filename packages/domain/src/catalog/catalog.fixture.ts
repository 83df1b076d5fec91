import { DAY_MS } from '../time/durations.ts'
import type { CourseSession } from './course-sessions.ts'

export const T = Date.UTC(2026, 5, 1, 12)
export type Part = Partial<CourseSession>

/** Returns a live sprint in a month that can be joined; `more` says what is different. */
export const live = (more: Part = {}): CourseSession => ({
  sessionId: 'live',
  courseId: 'c',
  sessionType: 'LIVE',
  sessionKind: 'SPRINT',
  startAt: T + 30 * DAY_MS,
  endAt: T + 40 * DAY_MS,
  activateAt: null,
  enrollmentStatus: 'ENROLL',
  enrollmentClose: T + 29 * DAY_MS,
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
export const running: Part = { startAt: T - DAY_MS, endAt: T + DAY_MS, enrollmentStatus: 'CLOSED' }
export const over: Part = { startAt: T - 20 * DAY_MS, endAt: T - 10 * DAY_MS, enrollmentStatus: 'CLOSED' }
