import type { CatalogSession } from './course-sessions.ts'
import { dashboardSections } from './dashboard-sections.ts'

/** Counts the saved courses that the dashboard shows at `now`: not those that left the catalog. Specification 2, section 4.5. */
export function countSavedCourses(
  sessions: readonly CatalogSession[],
  saved: ReadonlySet<string>,
  now: number,
): number {
  const courses = Object.values(dashboardSections(sessions, now)).flat()
  return new Set(courses.map(({ courseId }) => courseId).filter((courseId) => saved.has(courseId))).size
}
