import { isLive, isWorkshop, type EnrollmentStatus, type SessionTimes } from '../sessions/session.ts'
import { isTooLateToJoin } from '../sessions/session-button.ts'
import { sessionFlags, type SessionFlags } from '../sessions/session-flags.ts'
import { isFullOrManual } from '../sessions/session-status.ts'

/** The fields of a session that the catalog's rules need; `enrollmentStatus` is the member's. Instants are epoch ms. */
export type CourseSession = SessionTimes & {
  readonly sessionId: string
  readonly courseId: string
  readonly enrollmentStatus: EnrollmentStatus
  readonly enrollmentClose: number | null
  readonly lowInventory: boolean
  readonly isFreeSession: boolean
  readonly hideInCatalog: boolean
  readonly courseBadgeId: string | null
}

/** A session with its derived flags at one instant. */
export type DerivedSession<S extends CourseSession = CourseSession> = {
  readonly session: S
  readonly flags: SessionFlags
}

/** The sessions of one course with derived values. */
export type CourseSessions<S extends CourseSession = CourseSession> = Readonly<
  ReturnType<typeof courseSessions<S>>
>

/**
 * Checks whether the catalog shows a session: a hidden one only if it is free
 * (docs/product/catalog.md#hidden-sessions).
 */
export function isVisibleInCatalog(session: Pick<CourseSession, 'hideInCatalog' | 'isFreeSession'>): boolean {
  return !session.hideInCatalog || session.isFreeSession
}

/** Groups sessions by course, in their order. Hidden sessions count for `isFullyHiddenCourse` only. */
export function groupByCourse<S extends CourseSession>(
  sessions: readonly S[],
  now: number,
): CourseSessions<S>[] {
  const groups = Map.groupBy(sessions, ({ courseId }) => courseId)
  return [...groups].map(([courseId, group]) => courseSessions(courseId, group, now))
}

/** Returns the derived values of a course from all of its sessions. */
export function courseSessions<S extends CourseSession>(courseId: string, all: readonly S[], now: number) {
  const sessions: readonly DerivedSession<S>[] = all
    .filter(isVisibleInCatalog)
    .map((session) => ({ session, flags: sessionFlags(session, session.enrollmentStatus, now) }))
  const live = sessions.filter(({ session }) => isLive(session))
  const upcomingSessions = live.filter(({ flags }) => flags.showInUpcoming).toSorted(byStart)
  const onDemandSession = sessions.find(({ session }) => !isLive(session)) ?? null
  const isAllWorkshops = sessions.length > 0 && sessions.every(({ session }) => isWorkshop(session))
  const type: 'sprint' | 'workshop' = isAllWorkshops ? 'workshop' : 'sprint'
  return {
    courseId,
    type,
    sessions,
    upcomingSessions,
    nextUpcomingSession: upcomingSessions[0] ?? null,
    numUpcomingSessions: upcomingSessions.length,
    /** The first live session with a free seat or an open waitlist, also while it runs. */
    joinableSession: live.filter((derived) => canJoin(derived, now)).toSorted(byStart)[0] ?? null,
    /** The first live session that is full or filled by staff, until it ends. */
    unavailableSession:
      live
        .filter(({ session }) => isFullOrManual(session, session.enrollmentStatus, now))
        .toSorted(byStart)[0] ?? null,
    activeLiveSession: live.find(({ flags }) => flags.active) ?? null,
    onDemandSession,
    hasOnDemand:
      onDemandSession !== null && !onDemandSession.flags.comingSoon && !onDemandSession.flags.ended,
    isFullyHiddenCourse: all.length > 0 && sessions.length === 0,
    enrolled: sessions.some(({ flags }) => flags.enrolled),
    waitListed: sessions.some(({ flags }) => flags.waitListed),
    completed: sessions.some(({ flags }) => flags.userCompleted),
    badgeEarned: sessions.some(({ session }) => session.courseBadgeId !== null),
  }
}

/** Checks whether somebody can take a seat of a session or join its waitlist (docs/product/sessions.md#derived-flags). */
export function canJoin(
  { session, flags }: { readonly session: SessionTimes; readonly flags: SessionFlags },
  now: number,
): boolean {
  return (flags.enrollable || flags.waitListOpen) && !flags.ended && !isTooLateToJoin(session, now)
}

/** Checks whether the member can take a seat of a live session at once. */
export function hasFreeSeat(derived: Parameters<typeof canJoin>[0], now: number): boolean {
  return isLive(derived.session) && derived.flags.enrollable && canJoin(derived, now)
}

/** Checks whether members can still begin a course: it has an upcoming session or is on demand. */
export const isOffered = (course: Pick<CourseSessions, 'numUpcomingSessions' | 'hasOnDemand'>): boolean =>
  course.numUpcomingSessions > 0 || course.hasOnDemand

/** Stands for an unknown instant: no date reaches it, and unlike Infinity it can be subtracted from itself. */
export const NEVER = Number.MAX_SAFE_INTEGER

type Started = { readonly session: Pick<SessionTimes, 'startAt'> }

/** Compares sessions by their start; undated ones come last. */
export function byStart(a: Started, b: Started): number {
  return (a.session.startAt ?? NEVER) - (b.session.startAt ?? NEVER)
}
