import { hasAnyTransactional, hasStandardNavigation, isLimitedUser, type Viewer } from '../access/viewer.ts'
import { isLive, isWorkshop } from '../sessions/session.ts'
import { isTooLateToJoin } from '../sessions/session-button.ts'
import { isParticipant } from '../sessions/session-flags.ts'
import { byStart, type CatalogSession, type CourseSessions, type DerivedSession } from './course-sessions.ts'

/** The on-demand card of the format section; `unenroll` is null for a viewer who is not enrolled. */
export type OnDemandCard = {
  readonly button: 'GO TO ON DEMAND COURSE' | 'COMING SOON'
  readonly unenroll: { readonly text: 'UNENROLL'; readonly sessionId: string } | null
}

/**
 * The live card: its sessions, the viewer's own first, then by date; or a faded card with a disabled button. Closed,
 * full and manually enrolled sessions are listed until they begin, and after that only when there are no others.
 */
export type LiveCard<S extends CatalogSession> =
  | { readonly kind: 'sessions'; readonly sessions: readonly S[] }
  | { readonly kind: 'faded'; readonly button: 'COMING SOON' }

export type CourseLanding<S extends CatalogSession> = Readonly<ReturnType<typeof courseLanding<S>>>

type LandingViewer = Pick<Viewer, 'accountType' | 'entitlements'>

/**
 * Returns the landing page of a course for a viewer (Specification 2, sections 2.3 and 4.3). A live session that the
 * viewer holds counts as upcoming until it ends, so that its button stays visible. 'JOIN THE COURSE' leads to the formats,
 * so it needs something among them that can be joined.
 */
export function courseLanding<S extends CatalogSession>(
  course: CourseSessions<S>,
  viewer: LandingViewer,
  now: number,
) {
  const shown = showsFormats(course, viewer)
  const isEnrolled = course.sessions.some(({ flags }) => isActiveParticipant(flags))
  return {
    formatSection: shown ? { onDemand: onDemandCard(course), live: liveCard(course) } : null,
    joinTheCourse: shown && !isEnrolled && canBeJoined(course, now),
    courseAlert: offersAlert(course, viewer, now),
    activationNote: hasAnyTransactional(viewer),
  }
}

/**
 * Returns whether the dates of a workshop stay hidden: future, not free, for transactional users without a seat in it
 * (Specification 2, section 4.3; Decisions, section 9).
 */
export function hidesDates({ session, flags }: DerivedSession, viewer: LandingViewer, now: number): boolean {
  if (!hasAnyTransactional(viewer) || !isWorkshop(session) || session.isFreeSession) return false
  if (isParticipant(flags)) return false
  return !flags.ended && (session.startAt === null || session.startAt > now)
}

function showsFormats(course: CourseSessions, viewer: LandingViewer): boolean {
  const hasFormat = course.hasOnDemand || liveCard(course).kind === 'sessions'
  return hasFormat && isOfferedTo(course, viewer)
}

/** Checks whether the page of a course offers its sessions to a viewer, apart from whether there are any. */
function isOfferedTo(course: CourseSessions, viewer: LandingViewer): boolean {
  if (course.activeLiveSession !== null || course.isFullyHiddenCourse) return false
  if (!hasAnyTransactional(viewer) || isLimitedUser(viewer)) return true
  return viewer.accountType === 'EMPLOYEE' && hasStandardNavigation(viewer)
}

/**
 * Checks whether a viewer can ask to be told when the course opens: no live session can be joined, is joined, or is filled
 * by staff. Limited members are not asked about sessions that stay locked for them. Beyond the specification.
 */
function offersAlert(course: CourseSessions, viewer: LandingViewer, now: number): boolean {
  if (!isOfferedTo(course, viewer)) return false
  const live = course.sessions.filter(({ session, flags }) => isLive(session) && !flags.ended)
  if (isLimitedUser(viewer) && live.some(({ session }) => !session.isFreeSession)) return false
  return live.every(({ session, flags }) => {
    if (isActiveParticipant(flags) || session.enrollmentStatus === 'MANUAL') return false
    return !(flags.enrollable || flags.waitListOpen) || isTooLateToJoin(session, now)
  })
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

function liveCard<S extends CatalogSession>(course: CourseSessions<S>): LiveCard<S> {
  const live = course.sessions
    .filter(({ session, flags }) => isLive(session) && !flags.ended)
    .toSorted(byStart)
  const own = live.filter(({ flags }) => isActiveParticipant(flags))
  const closed = live.filter(({ session, flags }) => flags.closed || session.enrollmentStatus === 'MANUAL')
  const closedAhead = closed.filter(({ flags }) => !flags.happeningNow)
  const others = new Set([...course.upcomingSessions, ...closedAhead])
  own.forEach((session) => others.delete(session))
  const listed = [...own, ...[...others].toSorted(byStart)]
  const sessions = (listed.length > 0 ? listed : closed).map(({ session }) => session)
  return sessions.length === 0 ? { kind: 'faded', button: 'COMING SOON' } : { kind: 'sessions', sessions }
}

/** Checks whether a viewer can enroll, join the waitlist, or begin on demand. */
function canBeJoined(course: CourseSessions, now: number): boolean {
  const live = course.upcomingSessions.some(
    ({ session, flags }) => (flags.enrollable || flags.waitListOpen) && !isTooLateToJoin(session, now),
  )
  return live || course.hasOnDemand
}
