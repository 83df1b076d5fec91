import type { CourseSession, CourseSessions, DerivedSession } from '../course-sessions.ts'

/**
 * Returns the live session that the hero of a course names: the next one, otherwise one that can be joined or that is full or
 * filled by staff; null without any. An announced session without dates comes after those with dates that have not begun or
 * can be joined (docs/product/course-page.md#hero-of-the-landing-page).
 */
export function nextLiveSession<S extends CourseSession>(
  course: CourseSessions<S>,
): DerivedSession<S> | null {
  const { nextUpcomingSession, joinableSession, unavailableSession } = course
  const candidates = [nextUpcomingSession, joinableSession, unavailableSession].filter((one) => one !== null)
  const dated = candidates.find(
    (one) => one.session.startAt !== null && (one !== unavailableSession || !one.flags.happeningNow),
  )
  return dated ?? candidates[0] ?? null
}
