import type { EntitledViewer } from '../access/viewer.ts'
import { isVisibleInCatalog } from '../catalog/course-sessions.ts'
import { accountRefusal, isEntitled, type EntitlementCourse } from '../entitlement/course-entitlement.ts'
import { hasEnded, isLive, type MemberSessionState, NO_ENROLLMENT } from '../sessions/session.ts'
import { isTooLateToJoin } from '../sessions/session-button.ts'
import { happeningNow } from '../sessions/session-flags.ts'
import { sessionStatus } from '../sessions/session-status.ts'
import type { EnrollSession } from './enroll.ts'

/**
 * A member's wish to be told when a session of a course opens, with the facts that decide about it. Instants are epoch
 * ms.
 */
export type CourseAlertRequest = {
  readonly course: EntitlementCourse
  readonly sessions: readonly EnrollSession[]
  readonly viewer: EntitledViewer
  /** Returns the member's state in a session. */
  readonly stateIn: (sessionId: string) => MemberSessionState
  readonly askedAt: number
  readonly now: number
}

export type CourseAlertDecision =
  | { readonly kind: 'notify'; readonly sessionId: string }
  | { readonly kind: 'drop' }
  | { readonly kind: 'wait' }

/**
 * Decides about a course alert: `notify` about the soonest session that the member can enroll in, `drop` it once they
 * take or wait for a live session, otherwise `wait`, also while their account has ended. An on-demand edition counts if
 * it opened after they asked (docs/product/course-page.md#course-alerts).
 */
export function decideCourseAlert(request: CourseAlertRequest): CourseAlertDecision {
  const { sessions, viewer, stateIn, now } = request
  if (accountRefusal(viewer, now)) return { kind: 'wait' }
  const isParticipant = sessions.some(
    (session) => isLive(session) && !hasEnded(session, now) && stateIn(session.sessionId).enrollment !== null,
  )
  if (isParticipant) return { kind: 'drop' }
  const [first] = sessions
    .filter((session) => opensFor(request, session))
    .toSorted((a, b) => (a.startAt ?? Infinity) - (b.startAt ?? Infinity))
  return first ? { kind: 'notify', sessionId: first.sessionId } : { kind: 'wait' }
}

/**
 * Checks whether a session is open to enroll in at `now`, whoever asks: a live one that is ahead, or an on-demand
 * edition.
 */
export function isOpenToEnroll(session: EnrollSession, now: number): boolean {
  if (!isVisibleInCatalog(session) || sessionStatus(session, NO_ENROLLMENT, now) !== 'ENROLL') return false
  return !isLive(session) || !(happeningNow(session, now) || isTooLateToJoin(session, now))
}

function opensFor(
  { course, viewer, stateIn, askedAt, now }: CourseAlertRequest,
  session: EnrollSession,
): boolean {
  if (!isOpenToEnroll(session, now) || !isEntitled(viewer, course, session, now)) return false
  if (isLive(session)) return true
  const opened = Math.max(session.activateAt ?? -Infinity, session.enrollmentOpen ?? -Infinity)
  return opened > askedAt && stateIn(session.sessionId).enrollment === null
}
