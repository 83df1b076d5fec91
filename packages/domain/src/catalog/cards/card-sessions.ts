import { type EnrollmentStatus, isLive, isReached, type SessionTimes } from '../../sessions/session.ts'
import { isParticipant, type SessionFlags } from '../../sessions/session-flags.ts'
import { isFullOrManual } from '../../sessions/session-status.ts'
import { DAY_MS } from '../../time/durations.ts'
import { byStart, canJoin, type CourseSession, hasFreeSeat } from '../course-sessions.ts'

/** A session of a member's list, with its flags for the member and whether the member may take it. */
interface ListedSession {
  readonly session: SessionTimes & Pick<CourseSession, 'isFreeSession' | 'enrollmentClose'>
  readonly status: EnrollmentStatus
  readonly flags: SessionFlags
  readonly entitled: boolean
}

/**
 * Returns those of a member's sessions of one course that screens with course cards need, in their order: the member's own,
 * the on-demand edition, and of each kind the next to join, also that with a free seat. A course without any of these is represented by the sessions
 * that its badges and its card are about. Every rule of the cards answers the same with them as with all sessions, of which
 * a school has ever more.
 */
export function cardSessions<Listed extends ListedSession>(
  course: readonly Listed[],
  now: number,
): readonly Listed[] {
  // The only session of a course is needed in any case.
  if (course.length === 1) return course
  const needed = similar(course).flatMap((group) => neededOf(group, now))
  return course.filter((listed) => needed.includes(listed))
}

/** Groups the sessions of a course by what a screen may select: their kind, and whether the member may take them. */
function similar(course: readonly ListedSession[]): (readonly ListedSession[])[] {
  const [first] = course
  const isLikeFirst = ({ session, entitled }: ListedSession) =>
    session.sessionKind === first?.session.sessionKind && entitled === first.entitled
  // Nearly all courses are one group, and members have thousands of courses.
  if (course.every(isLikeFirst)) return [course]
  const groups = Map.groupBy(course, ({ session, entitled }) => `${session.sessionKind} ${entitled}`)
  return [...groups.values()]
}

/** Returns the needed sessions of a group. */
function neededOf(group: readonly ListedSession[], now: number): ListedSession[] {
  const kept = group.filter(({ session, flags }) => !isLive(session) || isParticipant(flags))
  const free = group.find(({ session, flags }) => session.isFreeSession && !flags.ended)
  const upcoming = group.filter(({ flags }) => flags.showInUpcoming).toSorted(byStart)
  return [
    ...kept,
    ...(free ? [free] : []),
    ...upcoming.filter((listed) => hasFreeSeat(listed, now)).slice(0, 1),
    ...group
      .filter((listed) => isLive(listed.session) && canJoin(listed, now))
      .toSorted(byStart)
      .slice(0, 1),
    ...next(upcoming, now),
    // Beside a session that is announced without dates, a card is about one that has dates.
    ...(upcoming.some(({ session }) => session.startAt !== null) ? [] : others(group, now)),
  ]
}

/** Returns the next session. Those that start within a day bring their successor, because a page may stay open. */
function next(upcoming: readonly ListedSession[], now: number): ListedSession[] {
  return upcoming.filter((_session, place) => {
    const before = upcoming[place - 1]
    return !before || isReached(before.session.startAt, now + DAY_MS)
  })
}

/**
 * Returns the sessions that stand for a course that has no dated session ahead to join: one that runs, one to join, one that
 * closed before its start, one that is full or filled by staff, and the last.
 */
function others(group: readonly ListedSession[], now: number): ListedSession[] {
  const ahead = group.filter(({ session, flags }) => isLive(session) && !flags.ended)
  const closed = ahead.find(({ flags }) => flags.closed && !flags.happeningNow)
  const joinable = ahead.filter((listed) => canJoin(listed, now)).toSorted(byStart)[0]
  const unavailable = ahead
    .filter(({ session, status }) => isFullOrManual(session, status, now))
    .toSorted(byStart)[0]
  return [ahead[0], joinable, closed, unavailable, group.at(-1)].flatMap((listed) => listed ?? [])
}
