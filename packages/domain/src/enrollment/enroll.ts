import type { EntitledViewer } from '../access/viewer.ts'
import {
  checkEnrollmentAccess,
  type EntitlementCourse,
  type EntitlementRefusal,
  type EntitlementSession,
} from '../entitlement/course-entitlement.ts'
import { viewerSessionStatus } from '../entitlement/session-access.ts'
import {
  NO_ENROLLMENT,
  type MemberSessionState,
  type SessionEnrollment,
  type SessionTimes,
} from '../sessions/session.ts'
import { isTooLateToJoin } from '../sessions/session-button.ts'
import { isFull, sessionStatus } from '../sessions/session-status.ts'

export type EnrollRefusal =
  | EntitlementRefusal
  | 'ENROLLMENT_NOT_OPEN'
  | 'ENROLLMENT_CLOSED'
  | 'ENROLLMENT_MANUAL'
  | 'SESSION_FULL'

/** The result of a request to enroll; `unchanged` when the member already has that status. */
export type EnrollDecision =
  | { readonly kind: 'enroll' }
  | { readonly kind: 'waitlist' }
  | { readonly kind: 'unchanged'; readonly status: 'ENROLLED' | 'WAITLISTED' | 'COMPLETED' }
  | { readonly kind: 'refuse'; readonly code: EnrollRefusal }

/** The result of a request to unenroll. Only `unenroll` frees a seat. */
export type UnenrollDecision =
  | { readonly kind: 'unenroll' }
  | { readonly kind: 'leave-waitlist' }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refuse'; readonly code: 'ALREADY_COMPLETED' }

/** A session with its seats as of the deciding transaction. */
export type EnrollSession = EntitlementSession & SessionTimes & SessionEnrollment

/** The input of an enrollment decision; `now` is epoch ms of the server's clock. */
export type EnrollRequest = {
  readonly session: EnrollSession
  readonly course: EntitlementCourse
  readonly viewer: EntitledViewer
  readonly current: MemberSessionState
  readonly now: number
}

/**
 * Decides a request to enroll: the entitlement first, then the status of the session for the member. A seat is never
 * given beyond `seats`; in a full session with a waitlist the member is put on the waitlist; enrolling twice is one
 * enrollment; and an employee who counts as enrolled takes no seat (docs/product/enrollment.md#who-may-enroll).
 */
export function decideEnrollment({ session, course, viewer, current, now }: EnrollRequest): EnrollDecision {
  const refusal = checkEnrollmentAccess(viewer, course, session, now)
  if (refusal) return { kind: 'refuse', code: refusal }
  const status = viewerSessionStatus(viewer, course, session, current, now)
  switch (status) {
    case 'ENROLL':
    case 'WAITLIST':
      // The button is disabled then, and members who are enrolled or wait stay so.
      if (isTooLateToJoin(session, now)) return { kind: 'refuse', code: 'ENROLLMENT_CLOSED' }
      return { kind: status === 'ENROLL' ? 'enroll' : 'waitlist' }
    case 'ENROLLED':
    case 'WAITLISTED':
    case 'COMPLETED':
      return { kind: 'unchanged', status }
    case 'FUTURE':
      return { kind: 'refuse', code: 'ENROLLMENT_NOT_OPEN' }
    case 'MANUAL':
      return { kind: 'refuse', code: 'ENROLLMENT_MANUAL' }
    case 'CLOSED':
      return { kind: 'refuse', code: closedByTime(session, now) ? 'ENROLLMENT_CLOSED' : 'SESSION_FULL' }
  }
}

/** Decides a request to leave a session, which may be repeated. A completed session cannot be left. */
export function decideUnenrollment(current: MemberSessionState): UnenrollDecision {
  if (current.completed) return { kind: 'refuse', code: 'ALREADY_COMPLETED' }
  if (current.enrollment === 'ENROLLED') return { kind: 'unenroll' }
  return { kind: current.enrollment === 'WAITLISTED' ? 'leave-waitlist' : 'unchanged' }
}

/**
 * Checks whether a freed seat, which no longer counts in `seatsTaken`, goes to the waitlist. It does until the session
 * ends (docs/product/enrollment.md#waitlist).
 */
export function promotesFromWaitlist(session: SessionTimes & SessionEnrollment, now: number): boolean {
  if (isFull(session)) return false
  return session.endAt === null || now < session.endAt
}

function closedByTime(session: EnrollSession, now: number): boolean {
  return sessionStatus({ ...session, seats: null }, NO_ENROLLMENT, now) === 'CLOSED'
}
