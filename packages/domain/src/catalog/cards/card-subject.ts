import { isLive, lacksDates } from '../../sessions/session.ts'
import { DAY_MS } from '../../time/durations.ts'
import {
  canJoin,
  type CourseSession,
  type CourseSessions,
  type DerivedSession,
  hasFreeSeat,
} from '../course-sessions.ts'
import { ownSessions } from '../own-sessions.ts'

/**
 * The list in which a card stands: of what to take next, of live sessions or on-demand editions alone, or of what the
 * member took.
 */
export type CardView = 'next' | 'live' | 'on-demand' | 'past'

/** A live session is how a course begins, and not its on-demand edition, if it starts or closes within this time. */
const SOON_MS = 7 * DAY_MS

/**
 * Returns the session that a course's card is about (docs/product/catalog.md#course-cards). In a list of past courses that
 * is the run that the member completed last; elsewhere the session in which they take part, the on-demand edition that
 * they have begun, or the session with which they would begin.
 */
export function cardSubject<S extends CourseSession>(
  course: CourseSessions<S>,
  view: CardView,
  now: number,
): DerivedSession<S> | undefined {
  const own = view === 'past' ? completedRun(course) : currentSession(course)
  return own ?? offered(course, view, now) ?? completedRun(course) ?? course.sessions.at(-1)
}

/**
 * Returns the other way to take a course beside the session of its card: for a full session one with a free seat, otherwise
 * the on-demand edition beside a live session and the reverse, and what is offered of a past course. It is null for a
 * member who takes the course, and without another way.
 */
export function otherOffer<S extends CourseSession>(
  course: CourseSessions<S>,
  view: CardView,
  now: number,
): DerivedSession<S> | null {
  const subject = cardSubject(course, view, now)
  if (!subject || (view !== 'past' && subject === currentSession(course))) return null
  const edition = startsOnDemand(course) ? course.onDemandSession : null
  const open = openRun(course, now)
  const run = open ?? nextRun(course, now)
  const isFull = subject.flags.waitListOpen || subject.flags.closed
  const others = isFull ? [open, edition] : [edition, run]
  // Beside a live session, one that is announced without dates is no other way to take the course.
  const isOffer = (other: DerivedSession) => !isLive(subject.session) || !lacksDates(other.session)
  return others.find((other) => other && other !== subject && isOffer(other)) ?? null
}

/** Returns the first upcoming live session with a free seat. */
export const openRun = <S extends CourseSession>({ upcomingSessions }: CourseSessions<S>, now: number) =>
  upcomingSessions.find((run) => hasFreeSeat(run, now)) ?? null

/** Checks whether a member who is not enrolled in a course can start it on demand at once. */
export function startsOnDemand({ hasOnDemand, onDemandSession }: CourseSessions): boolean {
  return hasOnDemand && onDemandSession?.flags.closed === false
}

function completedRun<S extends CourseSession>({ sessions }: CourseSessions<S>) {
  const completed = sessions.filter(({ flags }) => flags.userCompleted)
  return completed.toSorted((a, b) => endOf(b) - endOf(a))[0]
}

const endOf = ({ session }: DerivedSession) => session.endAt ?? 0

function currentSession<S extends CourseSession>(course: CourseSessions<S>) {
  const own = ownSessions(course).find(({ flags }) => !flags.ended || flags.active)
  return own ?? (course.onDemandSession?.flags.enrolled ? course.onDemandSession : undefined)
}

/** Returns the session with which a member would begin a course, or the one that says why they cannot begin yet. */
function offered<S extends CourseSession>(course: CourseSessions<S>, view: CardView, now: number) {
  const { onDemandSession, unavailableSession } = course
  const live = nextRun(course, now)
  const prefersOnDemand = view === 'on-demand' || (view !== 'live' && !(live && beginsSoon(live, now)))
  if (prefersOnDemand && startsOnDemand(course) && onDemandSession) return onDemandSession
  // A run with dates says more than one that is only announced.
  if (live?.session.startAt === null && isDatedAhead(unavailableSession)) return unavailableSession
  return live ?? onDemandSession ?? unavailableSession
}

const isDatedAhead = (run: DerivedSession | null) =>
  run !== null && run.session.startAt !== null && !run.flags.happeningNow

/** Returns the next live session that is not too late to join; without any, the next of all, or one that runs. */
function nextRun<S extends CourseSession>(course: CourseSessions<S>, now: number) {
  const { upcomingSessions, joinableSession, nextUpcomingSession } = course
  const inTime = upcomingSessions.find((run) => run.flags.comingSoon || canJoin(run, now))
  return inTime ?? joinableSession ?? nextUpcomingSession
}

function beginsSoon(run: DerivedSession, now: number): boolean {
  const { startAt, enrollmentClose } = run.session
  const instants = [startAt, enrollmentClose].flatMap((instant) => instant ?? [])
  return hasFreeSeat(run, now) && instants.some((instant) => instant <= now + SOON_MS)
}
