import type { CourseSessions, DerivedSession } from '../catalog/course-sessions.ts'
import { dashboardSections } from '../catalog/dashboard-sections.ts'
import { isLive } from '../sessions/session.ts'
import { type HomeSession, sortLiveDates } from './live-dates.ts'

/** The maximum number of upcoming courses on home. */
const MAX_UPCOMING_COURSES = 5

export type HomeSections<S extends HomeSession> = {
  /** Courses that the member takes: the running class, then courses begun on demand, then the others by start. */
  readonly learning: readonly CourseSessions<S>[]
  /** The number of them that are begun and not finished. */
  readonly inProgress: number
  /** Live sessions that the member may enter and that have not ended, in their order. */
  readonly liveDates: readonly DerivedSession<S>[]
  /** Live sessions on whose waitlist the member has a place and that have not ended, soonest first. */
  readonly waiting: readonly S[]
  /** Courses that the member could join next, soonest first. */
  readonly upcoming: readonly CourseSessions<S>[]
}

export type HomeSection = Exclude<keyof HomeSections<HomeSession>, 'inProgress'>

/** The credited share of on-demand courses, 0 to 1, by course; absent where nothing was credited. */
export type CourseShares = ReadonlyMap<string, number>

/** Sorts a member's sessions into the sections of home. See docs/product/home.md. */
export function homeSections<S extends HomeSession>(
  sessions: readonly S[],
  now: number,
  shares: CourseShares = new Map(),
): HomeSections<S> {
  const { active, available } = dashboardSections(sessions, now)
  const own = active.filter((course) => course.sessions.some(isOwn))
  const [running, others] = partition(own, (course) => runsForMember(course, now))
  const [begun, rest] = partition(others, (course) => isBegunOnDemand(course, shares))
  const liveDates = active
    .flatMap((course) => course.sessions)
    .filter((derived) => isLive(derived.session) && isOpenToMember(derived))
    .filter(({ session }) => session.startAt !== null)
  return {
    learning: [...running.slice(0, 1), ...begun, ...running.slice(1), ...rest],
    inProgress: running.length + begun.length,
    liveDates: sortLiveDates(liveDates, now),
    waiting: active
      .flatMap((course) => course.sessions)
      .filter(({ flags }) => flags.waitListed && !flags.ended)
      .map(({ session }) => session)
      .toSorted((a, b) => (a.startAt ?? Infinity) - (b.startAt ?? Infinity)),
    upcoming: available
      .filter(({ numUpcomingSessions }) => numUpcomingSessions > 0)
      .slice(0, MAX_UPCOMING_COURSES),
  }
}

const isOpenToMember = ({ flags }: DerivedSession<HomeSession>) => flags.enrolled && !flags.ended

const isOwn = (derived: DerivedSession<HomeSession>) =>
  isOpenToMember(derived) && derived.session.hasEnrollment

/** Checks whether a live session with a seat of the member has started; its room may have opened earlier. */
function runsForMember(course: CourseSessions<HomeSession>, now: number): boolean {
  return course.sessions.some(
    (derived) => isOwn(derived) && isLive(derived.session) && (derived.session.startAt ?? Infinity) <= now,
  )
}

function isBegunOnDemand(
  { courseId, onDemandSession }: CourseSessions<HomeSession>,
  shares: CourseShares,
): boolean {
  const share = shares.get(courseId) ?? 0
  return onDemandSession?.flags.enrolled === true && share > 0 && share < 1
}

function partition<T>(items: readonly T[], matches: (item: T) => boolean): [T[], T[]] {
  return [items.filter(matches), items.filter((item) => !matches(item))]
}
