import { checkEnrollmentAccess } from '../entitlement/course-entitlement.ts'
import { hasEnded } from '../sessions/session.ts'
import { isFull } from '../sessions/session-status.ts'
import type { EnrollDecision, EnrollRequest } from './enroll.ts'

/** The time in milliseconds for which leaving can be undone, which is longer than the message that offers it stays. */
export const UNDO_MS = 60_000

/**
 * Decides a request to take back a seat (`hadSeat`) or a place on the waitlist that the member left shortly before. Free
 * seats have gone to the waitlist already. It takes back also what could not be joined anew, because enrollment has closed
 * or staff fills the session (docs/product/enrollment.md#undo).
 */
export function decideUndo(
  { session, course, viewer, current, now }: EnrollRequest,
  hadSeat: boolean,
): EnrollDecision {
  const refusal = checkEnrollmentAccess(viewer, course, session, now)
  if (refusal) return { kind: 'refuse', code: refusal }
  if (current.completed) return { kind: 'unchanged', status: 'COMPLETED' }
  if (current.enrollment) return { kind: 'unchanged', status: current.enrollment }
  if (hasEnded(session, now)) return { kind: 'refuse', code: 'ENROLLMENT_CLOSED' }
  if (!isFull(session)) return { kind: 'enroll' }
  return hadSeat ? { kind: 'refuse', code: 'SESSION_FULL' } : { kind: 'waitlist' }
}
