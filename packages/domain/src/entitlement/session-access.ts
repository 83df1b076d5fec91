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
  isEntitled,
  type EntitlementCourse,
  type EntitlementSession,
} from './course-entitlement.ts'

/**
 * Returns the viewer's status in a session at `now`. An EMPLOYEE counts as enrolled in a session that they may take
 * while it happens, with or without a seat. Specification 1, section 6; Specification 2, section 6.
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
  return isEntitled(viewer, course, session, now) ? 'ENROLLED' : status
}

/**
 * Returns whether a viewer may open the inside of a session at `now`. Live: ENROLLED or COMPLETED, or an EMPLOYEE, who
 * counts as enrolled in what they may take. On demand: what they may take. Specification 2, section 2.5.
 */
export function canOpenSession(
  viewer: EntitledViewer,
  course: EntitlementCourse,
  session: EntitlementSession,
  status: EnrollmentStatus,
  now: number,
): boolean {
  if (accountRefusal(viewer, now)) return false
  if (session.sessionType === 'ON_DEMAND') return isEntitled(viewer, course, session, now)
  if (status === 'ENROLLED' || status === 'COMPLETED') return true
  return viewer.accountType === 'EMPLOYEE' && isEntitled(viewer, course, session, now)
}
