import { hasStandardNavigation, isLimitedUser } from '../access/viewer.ts'
import { isLive } from '../sessions/session.ts'
import { isBuyer, type LandingViewer } from './hidden-dates.ts'
import {
  byStart,
  canJoin,
  type CourseSession,
  type CourseSessions,
  type DerivedSession,
} from './course-sessions.ts'

/** The on-demand card of the format section; `unenroll` is null for a viewer who is not enrolled. */
export type OnDemandCard = {
  readonly button: 'GO TO ON DEMAND COURSE' | 'COMING SOON'
  readonly unenroll: { readonly text: 'UNENROLL'; readonly sessionId: string } | null
}

/**
 * The live card: its sessions, the viewer's own first, then by date; or a faded card with a disabled button. A session
 * that can be joined is listed until it ends. One that is closed, full, filled by staff or too late to join is listed
 * until it begins, and after that only when there are no others (docs/product/course-page.md#live-card).
 */
export type LiveCard<S extends CourseSession> =
  | { readonly kind: 'sessions'; readonly sessions: readonly S[] }
  | { readonly kind: 'faded'; readonly button: 'COMING SOON' }

export type CourseLanding<S extends CourseSession> = Readonly<ReturnType<typeof courseLanding<S>>>

/**
 * Returns what the landing page of a course offers a viewer (docs/product/course-page.md#sections-of-the-page). A live
 * session that the viewer takes or waits for counts as upcoming until it ends, so that its button stays visible. 'JOIN THE
 * COURSE' leads to the formats, so it needs something among them that can be joined.
 */
export function courseLanding<S extends CourseSession>(
  course: CourseSessions<S>,
  viewer: LandingViewer,
  now: number,
) {
  const shown = showsFormats(course, viewer, now)
  const isEnrolled = course.sessions.some(({ flags }) => isActiveParticipant(flags))
  return {
    formatSection: shown ? { onDemand: onDemandCard(course), live: liveCard(course, now) } : null,
    joinTheCourse: shown && !isEnrolled && canBeJoined(course),
    courseAlert: offersAlert(course, viewer, now),
    activationNote: isBuyer(viewer),
  }
}

function showsFormats(course: CourseSessions, viewer: LandingViewer, now: number): boolean {
  const hasFormat = course.hasOnDemand || liveCard(course, now).kind === 'sessions'
  return hasFormat && isOfferedTo(course, viewer)
}

/** Checks whether the page of a course offers its sessions to a viewer, whether or not there are any. */
function isOfferedTo(course: CourseSessions, viewer: LandingViewer): boolean {
  if (course.activeLiveSession !== null || course.isFullyHiddenCourse) return false
  if (!isBuyer(viewer) || isLimitedUser(viewer)) return true
  return viewer.accountType === 'EMPLOYEE' && hasStandardNavigation(viewer)
}

/**
 * Checks whether a viewer can ask to be told when the course opens: no live session can be joined, is held by the
 * viewer, or is filled by staff. Free members are not asked about sessions that stay locked for them
 * (docs/product/course-page.md#course-alerts).
 */
function offersAlert(course: CourseSessions, viewer: LandingViewer, now: number): boolean {
  if (!isOfferedTo(course, viewer)) return false
  const live = course.sessions.filter(({ session, flags }) => isLive(session) && !flags.ended)
  if (isLimitedUser(viewer) && live.some(({ session }) => !session.isFreeSession)) return false
  return !live.some(
    (one) => isActiveParticipant(one.flags) || one.session.enrollmentStatus === 'MANUAL' || canJoin(one, now),
  )
}

function isActiveParticipant(flags: DerivedSession['flags']): boolean {
  return !flags.ended && (flags.enrolled || flags.waitListed)
}

function onDemandCard({ onDemandSession, hasOnDemand }: CourseSessions): OnDemandCard {
  const enrolled = onDemandSession?.flags.enrolled === true
  return {
    button: hasOnDemand ? 'GO TO ON DEMAND COURSE' : 'COMING SOON',
    unenroll: enrolled ? { text: 'UNENROLL', sessionId: onDemandSession.session.sessionId } : null,
  }
}

function liveCard<S extends CourseSession>(course: CourseSessions<S>, now: number): LiveCard<S> {
  const live = course.sessions
    .filter(({ session, flags }) => isLive(session) && !flags.ended)
    .toSorted(byStart)
  const own = live.filter(({ flags }) => isActiveParticipant(flags))
  const others = live.filter(({ flags }) => !isActiveParticipant(flags))
  const open = others.filter((one) => one.flags.showInUpcoming || canJoin(one, now))
  const shut = others.filter((one) => !open.includes(one) && isShut(one))
  const shutAhead = shut.filter(({ flags }) => !flags.happeningNow)
  const listed = [...own, ...[...open, ...shutAhead].toSorted(byStart)]
  const sessions = (listed.length > 0 ? listed : shut).map(({ session }) => session)
  return sessions.length === 0 ? { kind: 'faded', button: 'COMING SOON' } : { kind: 'sessions', sessions }
}

/** Checks, among the sessions that cannot be joined, for one that has no seat to take or is too late to join. */
function isShut({ session, flags }: DerivedSession): boolean {
  return flags.closed || session.enrollmentStatus === 'MANUAL' || flags.enrollable || flags.waitListOpen
}

/** Checks whether a viewer can enroll, join the waitlist, or begin on demand. */
function canBeJoined(course: CourseSessions): boolean {
  return course.hasOnDemand || course.joinableSession !== null
}
