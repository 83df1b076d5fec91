import { membershipRoute } from '../access/route-access.ts'
import { isLimitedUser, isTransactionalOnly, type Viewer } from '../access/viewer.ts'
import { DAY_MS, isWorkshop, type EnrollmentStatus, type SessionTimes } from './session.ts'
import { sessionFlags, type SessionFlags } from './session-flags.ts'

/** A sprint that starts within this time of now shows 'Course Ended' (Specification 2, section 9). */
export const COURSE_ENDED_WINDOW_MS = DAY_MS

/** The tooltip of a locked button (Specification 2, section 4.2). */
export const LOCKED_TOOLTIP = 'Become a member for full access'

/** What the button of a session needs to know of it. */
export type ButtonSession = SessionTimes & {
  readonly sessionId: string
  readonly isFreeSession: boolean
  readonly sessionMeta: { readonly eventLink?: string | null; readonly detailCtaText?: string | null } | null
}

/** Where 'Go to Live Course' leads: a path of the app, or an address opened in a new tab and tracked. */
export type LiveTarget =
  | { readonly kind: 'route'; readonly path: string }
  | { readonly kind: 'event-link'; readonly url: string; readonly trackingEvent: 'Live Event Started' }

/** The one button of a session; `none` where the member can do nothing here (enrolment by hand). */
export type SessionButton =
  | { readonly kind: 'locked'; readonly text: 'Enroll'; readonly path: string; readonly tooltip: string }
  | { readonly kind: 'enrol'; readonly text: 'Enroll' }
  | { readonly kind: 'join-waitlist'; readonly text: 'Join Waitlist' }
  | { readonly kind: 'go-to-live'; readonly text: 'Go to Live Course'; readonly target: LiveTarget }
  | { readonly kind: 'launch'; readonly text: 'Launch course'; readonly url: string }
  | { readonly kind: 'unenrol'; readonly text: 'Unenroll' }
  | { readonly kind: 'leave-waitlist'; readonly text: 'Remove From Waitlist' }
  | { readonly kind: 'disabled'; readonly text: 'Closed' | 'Coming Soon!' | 'Course Ended' }
  | { readonly kind: 'review'; readonly text: string; readonly path: string }
  | { readonly kind: 'none' }

/** Who looks at the button; `entitled` is what `mayTake` says of the session. */
export type ButtonViewer = {
  readonly viewer: Pick<Viewer, 'accountType' | 'entitlements'>
  readonly entitled: boolean
}

/**
 * The button of a session for a viewer at `now`, checked in the order of Specification 2, section 4.2. The lock
 * of limited users comes first, and leaves alone what they already hold.
 */
export function sessionButton(
  session: ButtonSession,
  status: EnrollmentStatus,
  { viewer, entitled }: ButtonViewer,
  now: number,
): SessionButton {
  const flags = sessionFlags(session, status, now)
  if (isLimitedUser(viewer) && !session.isFreeSession && !entitled && !holds(flags)) {
    return { kind: 'locked', text: 'Enroll', path: membershipRoute(viewer), tooltip: LOCKED_TOOLTIP }
  }
  if (flags.enrollable || flags.waitListOpen) return joinButton(session, flags, now)
  if (flags.active) return { kind: 'go-to-live', text: 'Go to Live Course', target: liveTarget(session) }
  if (flags.enrolled || flags.waitListed) return leaveButton(session, flags, isTransactionalOnly(viewer))
  if (flags.closed) return { kind: 'disabled', text: 'Closed' }
  if (flags.comingSoon) return { kind: 'disabled', text: 'Coming Soon!' }
  return flags.userCompleted ? reviewButton(session) : { kind: 'none' }
}

/** The page of a session in the app: Mini-MBAs under their own route, the others under courses. */
export function sessionPath({
  sessionId,
  sessionKind,
}: Pick<ButtonSession, 'sessionId' | 'sessionKind'>): string {
  const id = encodeURIComponent(sessionId)
  return sessionKind === 'BOOTCAMP' ? `/mini-mbas/${id}` : `/courses/session/${id}`
}

function holds({ enrolled, waitListed, userCompleted }: SessionFlags): boolean {
  return enrolled || waitListed || userCompleted
}

function joinButton(session: ButtonSession, flags: SessionFlags, now: number): SessionButton {
  if (session.sessionKind === 'SPRINT' && session.startAt !== null) {
    const distance = Math.abs(session.startAt - now)
    if (distance <= COURSE_ENDED_WINDOW_MS) return { kind: 'disabled', text: 'Course Ended' }
  }
  return flags.enrollable
    ? { kind: 'enrol', text: 'Enroll' }
    : { kind: 'join-waitlist', text: 'Join Waitlist' }
}

function liveTarget(session: ButtonSession): LiveTarget {
  const url = session.sessionMeta?.eventLink
  if (isWorkshop(session) && url) return { kind: 'event-link', url, trackingEvent: 'Live Event Started' }
  return { kind: 'route', path: sessionPath(session) }
}

function leaveButton(session: ButtonSession, flags: SessionFlags, transactional: boolean): SessionButton {
  const url = session.sessionMeta?.eventLink
  if (transactional && url) return { kind: 'launch', text: 'Launch course', url }
  return flags.enrolled
    ? { kind: 'unenrol', text: 'Unenroll' }
    : { kind: 'leave-waitlist', text: 'Remove From Waitlist' }
}

function reviewButton(session: ButtonSession): SessionButton {
  if (isWorkshop(session)) return { kind: 'disabled', text: 'Course Ended' }
  const text = session.sessionMeta?.detailCtaText || 'Review Past Course'
  return { kind: 'review', text, path: sessionPath(session) }
}
