import type { CatalogSession } from './course-sessions.ts'
import { dashboardSections } from './dashboard-sections.ts'

/** Returns the sessions of saved courses, for the saved filter of the dashboard. Specification 2, section 4.5. */
export function sessionsOfSaved<S extends CatalogSession>(
  sessions: readonly S[],
  saved: ReadonlySet<string>,
): S[] {
  return sessions.filter(({ courseId }) => saved.has(courseId))
}

/** Returns how many courses the saved filter shows at `now`: bookmarks of courses that left the catalog do not count. */
export function countSavedCourses(
  sessions: readonly CatalogSession[],
  saved: ReadonlySet<string>,
  now: number,
): number {
  const { active, available, past } = dashboardSections(sessionsOfSaved(sessions, saved), now)
  return new Set([...active, ...available, ...past].map(({ courseId }) => courseId)).size
}
