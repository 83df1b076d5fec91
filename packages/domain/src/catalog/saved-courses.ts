import type { CatalogSession } from './course-sessions.ts'
import { dashboardSections } from './dashboard-sections.ts'

/** The sessions of saved courses, which the saved filter leaves on the dashboard. Specification 2, section 4.5. */
export function sessionsOfSaved<S extends CatalogSession>(
  sessions: readonly S[],
  saved: ReadonlySet<string>,
): S[] {
  return sessions.filter(({ courseId }) => saved.has(courseId))
}

/** How many courses the saved filter shows at `now`: a bookmark of what left the catalog counts for nothing. */
export function countSavedCourses(
  sessions: readonly CatalogSession[],
  saved: ReadonlySet<string>,
  now: number,
): number {
  const { active, available, past } = dashboardSections(sessionsOfSaved(sessions, saved), now)
  return new Set([...active, ...available, ...past].map(({ courseId }) => courseId)).size
}
