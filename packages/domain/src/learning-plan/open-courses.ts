import type { EntitledViewer } from '../access/viewer.ts'
import { type CourseSession, courseSessions } from '../catalog/course-sessions.ts'
import { isEntitled } from '../entitlement/course-entitlement.ts'
import type { TakeableCourse } from './plan-request.ts'

/** A course of the catalog with its sessions, each with the viewer's status. */
export interface OfferedCourse extends Omit<TakeableCourse, 'isCapstone' | 'isLive' | 'isOnDemand'> {
  readonly sessions: readonly CourseSession[]
}

/**
 * Returns a course as the rule needs it; null if the viewer cannot take it: their plan and purchases do not cover it, or it
 * has neither a dated session to come, nor one that they are in, nor an edition on demand that is open. Mini-MBAs have a place
 * of their own and do not count. docs/product/learning-plan.md#courses
 */
export function openCourse(
  course: OfferedCourse,
  viewer: EntitledViewer,
  now: number,
): TakeableCourse | null {
  const { courseId, stack, level, order, topics, audience } = course
  const taken = course.sessions.filter(
    (session) => session.sessionKind !== 'BOOTCAMP' && isEntitled(viewer, course, session, now),
  )
  const { sessions, upcomingSessions, hasOnDemand } = courseSessions(courseId, taken, now)
  const isIn = sessions.some(({ flags }) => (flags.enrolled || flags.waitListed) && !flags.ended)
  const isLive = isIn || upcomingSessions.some(({ session }) => session.startAt !== null)
  if (!isLive && !hasOnDemand) return null
  const isCapstone = sessions.every(({ session }) => session.sessionKind === 'CAPSTONE')
  return { courseId, stack, level, order, topics, audience, isCapstone, isLive, isOnDemand: hasOnDemand }
}
