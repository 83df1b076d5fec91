import type { CatalogSession, CourseSessions, DerivedSession } from '../catalog/course-sessions.ts'
import { dashboardSections } from '../catalog/dashboard-sections.ts'
import { type Meeting, nextMeeting } from '../sessions/meeting.ts'
import { isLive } from '../sessions/session.ts'

/** At most so many upcoming courses stand on home (Specification 3, section 9). */
const MOST_UPCOMING_COURSES = 5

/** What home reads of a session beyond the catalog's rules. */
export type HomeSession = CatalogSession & {
  /** Soonest first. */
  readonly meetings: readonly Pick<Meeting, 'startAt' | 'endAt'>[]
  /** Whether the member enrolled; employees count as enrolled in what happens without having done so. */
  readonly hasEnrollment: boolean
}

/** What home shows of a member's sessions. */
export type HomeSections<S extends HomeSession> = {
  /** Courses that the member took: the class that runs, then what was begun on demand, then the others by their start. */
  readonly learning: readonly CourseSessions<S>[]
  /** How many of them are begun and not finished. */
  readonly underWay: number
  /** Live sessions that the member may enter and that are not over: own seats first, each by its next meeting. */
  readonly liveDates: readonly DerivedSession<S>[]
  /** Courses that the member could join next, soonest first, at most five. */
  readonly upcoming: readonly CourseSessions<S>[]
}

/** The share of a course on demand that was credited to the member, 0 to 1, by course; absent where nothing was. */
export type CourseShares = ReadonlyMap<string, number>

const NOTHING_CREDITED: CourseShares = new Map()

/** Sorts a member's sessions into what home shows (Specification 3, section 2, Home; Decisions, section 9). */
export function homeSections<S extends HomeSession>(
  sessions: readonly S[],
  now: number,
  shares: CourseShares = NOTHING_CREDITED,
): HomeSections<S> {
  const { active, available } = dashboardSections(sessions, now)
  const taken = active.filter((course) => course.sessions.some(isTaken))
  const [running, others] = partition(taken, (course) => runsForMember(course, now))
  const [begun, rest] = partition(others, (course) => isBegunOnDemand(course, shares))
  const liveDates = active
    .flatMap((course) => course.sessions)
    .filter((derived) => isLive(derived.session) && isOpenToMember(derived))
    .filter(({ session }) => session.startAt !== null)
    .toSorted((a, b) => nextAt(a.session, now) - nextAt(b.session, now))
  const [own, counted] = partition(liveDates, isTaken)
  return {
    learning: [...running.slice(0, 1), ...begun, ...running.slice(1), ...rest],
    underWay: running.length + begun.length,
    liveDates: [...own, ...counted],
    upcoming: available
      .filter(({ numUpcomingSessions }) => numUpcomingSessions > 0)
      .slice(0, MOST_UPCOMING_COURSES),
  }
}

const isOpenToMember = ({ flags }: DerivedSession<HomeSession>) => flags.enrolled && !flags.ended

const isTaken = (derived: DerivedSession<HomeSession>) =>
  isOpenToMember(derived) && derived.session.hasEnrollment

/** Whether a live session that the member took has begun; it may have been opened before. */
function runsForMember(course: CourseSessions<HomeSession>, now: number): boolean {
  return course.sessions.some(
    (derived) => isTaken(derived) && isLive(derived.session) && (derived.session.startAt ?? Infinity) <= now,
  )
}

function isBegunOnDemand(
  { courseId, onDemandSession }: CourseSessions<HomeSession>,
  shares: CourseShares,
): boolean {
  const share = shares.get(courseId) ?? 0
  return onDemandSession?.flags.enrolled === true && share > 0 && share < 1
}

function nextAt({ meetings, startAt }: HomeSession, now: number): number {
  return nextMeeting(meetings, now)?.startAt ?? startAt ?? Infinity
}

function partition<T>(items: readonly T[], fits: (item: T) => boolean): [T[], T[]] {
  return [items.filter(fits), items.filter((item) => !fits(item))]
}
