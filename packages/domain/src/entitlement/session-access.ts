import type { EntitledViewer } from '../access/viewer.ts'
import type {
  EnrollmentStatus,
  MemberSessionState,
  SessionEnrollment,
  SessionTimes,
} from '../sessions/session.ts'
import { happeningNow } from '../sessions/session-flags.ts'
import { sessionStatus } from '../sessions/session-status.ts'
import {
  accountRefusal,
  mayTake,
  type EntitlementCourse,
  type EntitlementSession,
} from './course-entitlement.ts'

/**
 * Where a viewer stands with a session at `now`: by their own enrollment, save that an EMPLOYEE counts as enrolled
 * in what they may take while it happens, with or without a seat. Specification 1, section 6; Specification 2,
 * section 6.
 */
export function memberStatus(
  viewer: EntitledViewer,
  course: EntitlementCourse,
  session: EntitlementSession & SessionTimes & SessionEnrollment,
  member: MemberSessionState,
  now: number,
): EnrollmentStatus {
  const status = sessionStatus(session, member, now)
  if (status === 'COMPLETED' || viewer.accountType !== 'EMPLOYEE' || !happeningNow(session, now))
    return status
  return mayTake(viewer, course, session, now) ? 'ENROLLED' : status
}

/**
 * Whether a viewer may open the inside of a session at `now`. Live: ENROLLED or COMPLETED, or an EMPLOYEE, who
 * counts as enrolled in what they may take. On demand: what they may take. Specification 2, section 2.5.
 */
export function mayOpenSession(
  viewer: EntitledViewer,
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
