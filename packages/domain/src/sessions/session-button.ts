import { DAY_MS } from '../time/durations.ts'
import { pathTo } from '../access/screen-path.ts'
import { membershipRoute } from '../access/route-access.ts'
import { isLimitedUser, isTransactionalOnly, type Viewer } from '../access/viewer.ts'
import { isWorkshop, type EnrollmentStatus, type SessionEnrollment, type SessionTimes } from './session.ts'
import { isParticipant, sessionFlags, type SessionFlags } from './session-flags.ts'

/**
 * From this long before its start until this long after it, a sprint shows 'Course Ended'
 * (docs/product/sessions.md#too-late-to-join).
 */
const COURSE_ENDED_WINDOW_MS = DAY_MS

/** The tooltip of a locked button. */
const LOCKED_TOOLTIP = 'Become a member for full access'

export type ButtonSession = SessionTimes & {
  readonly sessionId: string
  readonly isFreeSession: boolean
  readonly wpCohortSlug: string | null
  readonly sessionMeta: { readonly eventLink?: string | null; readonly detailCtaText?: string | null } | null
}

/**
 * The target of 'Go to Live Course': a path of the app, the cohort's page at the sprint center, or an address that
 * opens in a new tab and is tracked.
 */
type LiveTarget =
  | { readonly kind: 'route'; readonly path: string }
  | { readonly kind: 'cohort-link'; readonly url: string }
  | { readonly kind: 'event-link'; readonly url: string }

/** The one button of a session; `none` where enrollment is manual. */
export type SessionButton =
  | { readonly kind: 'locked'; readonly text: 'Enroll'; readonly path: string; readonly tooltip: string }
  | { readonly kind: 'enroll'; readonly text: 'Enroll' }
  | { readonly kind: 'join-waitlist'; readonly text: 'Join Waitlist' }
  | { readonly kind: 'go-to-live'; readonly text: 'Go to Live Course'; readonly target: LiveTarget }
  | { readonly kind: 'launch'; readonly text: 'Launch course'; readonly url: string | null }
  | LeaveButton
  | { readonly kind: 'disabled'; readonly text: 'Closed' | 'Coming Soon!' | 'Course Ended' }
  | { readonly kind: 'review'; readonly text: string; readonly path: string }
  | { readonly kind: 'none' }

export type LeaveButton =
  | { readonly kind: 'unenroll'; readonly text: 'Unenroll' }
  | { readonly kind: 'leave-waitlist'; readonly text: 'Remove From Waitlist' }

export type ButtonViewer = {
  readonly viewer: Pick<Viewer, 'accountType' | 'entitlements'>
  readonly entitled: boolean
  /** The address of the sprint center; null where a school has none. */
  readonly sprintCenterUrl: string | null
}

/**
 * Returns the button of a session for a viewer at `now`, the first of an ordered list that applies
 * (docs/product/sessions.md#session-button). The lock of free members comes first, and spares sessions that they hold
 * already. A seat in an ended session offers a review and cannot be given up.
 */
export function sessionButton(
  session: ButtonSession,
  status: EnrollmentStatus,
  { viewer, entitled, sprintCenterUrl }: ButtonViewer,
  now: number,
): SessionButton {
  const flags = sessionFlags(session, status, now)
  if (isLimitedUser(viewer) && !session.isFreeSession && !entitled && !isParticipant(flags)) {
    return { kind: 'locked', text: 'Enroll', path: membershipRoute(viewer), tooltip: LOCKED_TOOLTIP }
  }
  if (flags.enrollable || flags.waitListOpen) return joinButton(session, flags, now)
  if (flags.active)
    return { kind: 'go-to-live', text: 'Go to Live Course', target: liveTarget(session, sprintCenterUrl) }
  if (flags.enrolled && flags.ended) return reviewButton(session)
  // The address is null until the room opens.
  if (flags.enrolled && entitled && isTransactionalOnly(viewer))
    return { kind: 'launch', text: 'Launch course', url: session.sessionMeta?.eventLink ?? null }
  if (flags.enrolled || flags.waitListed) return leaveButtonFor(flags)
  if (flags.closed) return { kind: 'disabled', text: 'Closed' }
  if (flags.comingSoon) return { kind: 'disabled', text: 'Coming Soon!' }
  return flags.userCompleted ? reviewButton(session) : { kind: 'none' }
}

/**
 * Returns the secondary button to leave a session; null when there is nothing to leave, as for members who count as
 * enrolled without a seat (`hasEnrollment` is false). Employees and buyers of single courses count so while a session
 * happens, with or without a seat, so they get no such button then (docs/product/sessions.md#leaving-button).
 */
export function leaveButton(
  session: SessionTimes & { readonly hasEnrollment?: boolean },
  status: EnrollmentStatus,
  viewer: Pick<Viewer, 'accountType' | 'entitlements'>,
  now: number,
): LeaveButton | null {
  const flags = sessionFlags(session, status, now)
  if (flags.ended || !(flags.enrolled || flags.waitListed)) return null
  if (flags.enrolled && session.hasEnrollment === false) return null
  const needsNoSeat = viewer.accountType === 'EMPLOYEE' || isTransactionalOnly(viewer)
  return needsNoSeat && flags.enrolled && flags.happeningNow ? null : leaveButtonFor(flags)
}

/**
 * Checks whether a sprint starts or started within a day of `now`, which is too late to join
 * (docs/product/sessions.md#too-late-to-join).
 */
export function isTooLateToJoin({ sessionKind, startAt }: SessionTimes, now: number): boolean {
  return sessionKind === 'SPRINT' && startAt !== null && Math.abs(startAt - now) <= COURSE_ENDED_WINDOW_MS
}

/**
 * Returns until when an open session can be joined (epoch ms; null without a deadline): until its enrollment closes,
 * and for a sprint that is ahead at most until a day before its start, when it is too late to join.
 */
export function joinDeadline(
  { sessionKind, startAt, enrollmentClose }: SessionTimes & Pick<SessionEnrollment, 'enrollmentClose'>,
  now: number,
): number | null {
  const windowFrom =
    sessionKind === 'SPRINT' && startAt !== null ? startAt - COURSE_ENDED_WINDOW_MS : Infinity
  const deadline = Math.min(enrollmentClose ?? Infinity, windowFrom < now ? Infinity : windowFrom)
  return Number.isFinite(deadline) ? deadline : null
}

/** Returns the path of a session's page: Mini-MBAs have a route of their own, the other kinds are under courses. */
export function sessionPath({
  sessionId,
  sessionKind,
}: Pick<ButtonSession, 'sessionId' | 'sessionKind'>): string {
  return pathTo(sessionKind === 'BOOTCAMP' ? 'miniMba' : 'session', { sessionId })
}

function joinButton(session: ButtonSession, flags: SessionFlags, now: number): SessionButton {
  if (isTooLateToJoin(session, now)) return { kind: 'disabled', text: 'Course Ended' }
  return flags.enrollable
    ? { kind: 'enroll', text: 'Enroll' }
    : { kind: 'join-waitlist', text: 'Join Waitlist' }
}

function liveTarget(session: ButtonSession, sprintCenterUrl: string | null): LiveTarget {
  const { wpCohortSlug, sessionKind } = session
  if (wpCohortSlug !== null && sprintCenterUrl !== null && sessionKind !== 'BOOTCAMP')
    return { kind: 'cohort-link', url: `${sprintCenterUrl.replace(/\/$/, '')}/${wpCohortSlug}` }
  const url = session.sessionMeta?.eventLink
  if (isWorkshop(session) && url) return { kind: 'event-link', url }
  return { kind: 'route', path: sessionPath(session) }
}

function leaveButtonFor({ enrolled }: SessionFlags): LeaveButton {
  return enrolled
    ? { kind: 'unenroll', text: 'Unenroll' }
    : { kind: 'leave-waitlist', text: 'Remove From Waitlist' }
}

function reviewButton(session: ButtonSession): SessionButton {
  if (isWorkshop(session)) return { kind: 'disabled', text: 'Course Ended' }
  const text = session.sessionMeta?.detailCtaText || 'Review Past Course'
  return { kind: 'review', text, path: sessionPath(session) }
}
