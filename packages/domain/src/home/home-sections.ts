import type { CatalogueSession, CourseSessions, DerivedSession } from '../catalogue/course-sessions.ts'
import { dashboardSections } from '../catalogue/dashboard-sections.ts'
import { isLive } from '../sessions/session.ts'

/** At most so many upcoming courses stand on home (Specification 3, section 9). */
export const MOST_UPCOMING_COURSES = 5

/** What home shows of a member's sessions. */
export type HomeSections<S extends CatalogueSession> = {
  /** Courses that the member is in, the one that began first before the others. */
  readonly learning: readonly CourseSessions<S>[]
  /** Live sessions that the member has a seat in and that are not over, soonest first. */
  readonly liveDates: readonly DerivedSession<S>[]
  /** Courses that the member could join next, soonest first, at most five. */
  readonly upcoming: readonly CourseSessions<S>[]
}

/** Sorts a member's sessions into what home shows (Specification 3, section 2, Home). */
export function homeSections<S extends CatalogueSession>(
  sessions: readonly S[],
  now: number,
): HomeSections<S> {
  const { active, available } = dashboardSections(sessions, now)
  return {
    learning: active.filter(({ enrolled }) => enrolled),
    liveDates: active
      .flatMap((course) => course.sessions)
      .filter(({ session, flags }) => isLive(session) && flags.enrolled && !flags.ended)
      .filter(({ session }) => session.startAt !== null)
      .toSorted((a, b) => (a.session.startAt ?? 0) - (b.session.startAt ?? 0)),
    upcoming: available
      .filter(({ numUpcomingSessions }) => numUpcomingSessions > 0)
      .slice(0, MOST_UPCOMING_COURSES),
  }
}
