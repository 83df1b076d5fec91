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
  hasBought,
  isEntitled,
  type EntitlementCourse,
  type EntitlementSession,
} from './course-entitlement.ts'

/**
 * Returns the viewer's status in a session at `now`. While a session happens, an EMPLOYEE who may take it and whoever
 * bought it count as enrolled, with or without a seat. See docs/product/access.md#sessions-without-a-seat.
 */
export function viewerSessionStatus(
  viewer: EntitledViewer,
  course: EntitlementCourse,
  session: EntitlementSession & SessionTimes & SessionEnrollment,
  member: MemberSessionState,
  now: number,
): EnrollmentStatus {
  const status = sessionStatus(session, member, now)
  if (status === 'COMPLETED' || !happeningNow(session, now)) return status
  const needsNoSeat = viewer.accountType === 'EMPLOYEE' || hasBought(viewer, course, session)
  return needsNoSeat && isEntitled(viewer, course, session, now) ? 'ENROLLED' : status
}

/**
 * Returns whether a viewer may open the inside of a session at `now`. Live: ENROLLED or COMPLETED, or an EMPLOYEE, who
 * counts as enrolled in what they may take. On demand: what they may take. See
 * docs/product/access.md#inside-of-a-session.
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

/** The reason why a viewer may or may not open the page of a session. */
export type SessionPageAccess = 'OPEN' | 'PREVIEW' | 'NOT_ENROLLED' | 'NOT_ENTITLED'

/** The viewer's part in a session, as far as it decides about the session's page. */
export type SessionPart = {
  readonly status: EnrollmentStatus
  /** True if the on-demand refresh flag names the session, without which an on-demand session has no page. */
  readonly isRefreshed: boolean
  /** True for a teaching assistant of the session. */
  readonly isAssistant: boolean
}

/**
 * Returns whether a viewer may open the page of a session at `now`, and the reason when they may not. Teaching
 * assistants and the school's staff, who take no part, get a preview.
 */
export function sessionPageAccess(
  viewer: EntitledViewer,
  course: EntitlementCourse,
  session: EntitlementSession,
  { status, isRefreshed, isAssistant }: SessionPart,
  now: number,
): SessionPageAccess {
  const isOnDemand = session.sessionType === 'ON_DEMAND'
  const hasPage = !isOnDemand || isRefreshed
  if (hasPage && canOpenSession(viewer, course, session, status, now)) return 'OPEN'
  if (isSessionStaff(viewer, isAssistant) && accountRefusal(viewer, now) === null) return 'PREVIEW'
  return isOnDemand ? 'NOT_ENTITLED' : 'NOT_ENROLLED'
}

/** Returns whether a viewer works for a session: as a teaching assistant of it, or as one of the school's staff. */
export function isSessionStaff(viewer: EntitledViewer, isAssistant: boolean): boolean {
  return isAssistant || viewer.customerType === 'INTERNAL'
}
