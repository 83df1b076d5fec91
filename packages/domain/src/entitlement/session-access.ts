import type { EnrollmentStatus } from '../sessions/session.ts'
import {
  accountRefusal,
  mayTake,
  type EntitlementCourse,
  type EntitlementSession,
  type Learner,
} from './course-entitlement.ts'

/** What a refused session page says (Specification 2, section 2.5). */
export const NOT_ENROLLED_TEXT = "Bummer. You're not enrolled in this class."
export const NO_ON_DEMAND_ACCESS_TEXT = "Oh no. You don't have access to this on-demand content."

/**
 * Whether a viewer may open the inside of a session at `now`. Live: ENROLLED or COMPLETED, or an EMPLOYEE, who
 * counts as enrolled in what they may take. On demand: what they may take. Specification 2, section 2.5.
 */
export function mayOpenSession(
  viewer: Learner,
  course: EntitlementCourse,
  session: EntitlementSession,
  status: EnrollmentStatus,
  now: number,
): boolean {
  if (accountRefusal(viewer, now)) return false
  if (session.sessionType === 'ON_DEMAND') return mayTake(viewer, course, session, now)
  if (status === 'ENROLLED' || status === 'COMPLETED') return true
  return viewer.accountType === 'EMPLOYEE' && mayTake(viewer, course, session, now)
}
