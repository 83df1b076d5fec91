import type { CatalogueSession, CourseSessions, DerivedSession } from '../catalogue/course-sessions.ts'
import { dashboardSections } from '../catalogue/dashboard-sections.ts'
import { isLive } from '../sessions/session.ts'

/** At most so many upcoming courses stand on home (Specification 3, section 9). */
export const MOST_UPCOMING_COURSES = 5

/** What home shows of a member's sessions. */
export type HomeSections<S extends CatalogueSession> = {
  /** Courses that the member is in: the class that runs, then what was begun on demand, then the others by their start. */
  readonly learning: readonly CourseSessions<S>[]
  /** How many of them are begun and not finished. */
  readonly underWay: number
  /** Live sessions that the member has a seat in and that are not over, soonest first. */
  readonly liveDates: readonly DerivedSession<S>[]
  /** Courses that the member could join next, soonest first, at most five. */
  readonly upcoming: readonly CourseSessions<S>[]
}

/** The share of a course on demand that was credited to the member, 0 to 1, by course; absent where nothing was. */
export type CourseShares = ReadonlyMap<string, number>

const NOTHING_CREDITED: CourseShares = new Map()

/** Sorts a member's sessions into what home shows (Specification 3, section 2, Home; Decisions, section 9). */
export function homeSections<S extends CatalogueSession>(
  sessions: readonly S[],
  now: number,
  shares: CourseShares = NOTHING_CREDITED,
): HomeSections<S> {
  const { active, available } = dashboardSections(sessions, now)
  const held = active.filter((course) => course.sessions.some(isHeld))
  const [running, others] = partition(held, (course) => runsForMember(course, now))
  const [begun, rest] = partition(others, (course) => isBegunOnDemand(course, shares))
  return {
    learning: [...running.slice(0, 1), ...begun, ...running.slice(1), ...rest],
    underWay: running.length + begun.length,
    liveDates: active
      .flatMap((course) => course.sessions)
      .filter((derived) => isLive(derived.session) && isHeld(derived))
      .filter(({ session }) => session.startAt !== null)
      .toSorted((a, b) => (a.session.startAt ?? 0) - (b.session.startAt ?? 0)),
    upcoming: available
      .filter(({ numUpcomingSessions }) => numUpcomingSessions > 0)
      .slice(0, MOST_UPCOMING_COURSES),
  }
}

const isHeld = ({ flags }: DerivedSession<CatalogueSession>) => flags.enrolled && !flags.ended

/** Whether a live session that the member holds has begun; it may have been opened before. */
function runsForMember(course: CourseSessions<CatalogueSession>, now: number): boolean {
  return course.sessions.some(
    (derived) => isHeld(derived) && isLive(derived.session) && (derived.session.startAt ?? Infinity) <= now,
  )
}

function isBegunOnDemand(
  { courseId, onDemandSession }: CourseSessions<CatalogueSession>,
  shares: CourseShares,
): boolean {
  const share = shares.get(courseId) ?? 0
  return onDemandSession?.flags.enrolled === true && share > 0 && share < 1
}

function partition<T>(items: readonly T[], fits: (item: T) => boolean): [T[], T[]] {
  return [items.filter(fits), items.filter((item) => !fits(item))]
}
