import type { QueryClient } from '@tanstack/react-query'
import { createLazyRoute } from '@tanstack/react-router'
import { readFilters } from '@section/domain/catalog/filters/course-filters.ts'
import { flagsWithinGrace } from '../../lib/flags.ts'
import type { Loading } from '../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../lib/routing/screen-route.ts'
import { CoursesFailure } from './CoursesNotLoaded.tsx'
import { CoursesPage } from './CoursesPage.tsx'
import { CoursesSkeleton } from './CoursesSkeleton.tsx'
import { dashboardQuery } from './dashboard-query.ts'
import { openOnlyCourse } from './open-only-course.ts'
import { searchCoursesQuery } from './filters/search-courses-query.ts'
import { loadFreeTier } from './free-tier/load-free-tier.ts'
import { loadPlan } from './plan/load-plan.ts'

/** The time, in milliseconds, for which the courses wait for banners and the plan, which would push them down later. */
const GRACE_MS = 500

export async function load({ context: { queryClient }, location, cause }: Loading<'courses'>): Promise<void> {
  const [{ sessions }] = await Promise.all([
    queryClient.ensureQueryData(dashboardQuery),
    flagsWithinGrace(queryClient, GRACE_MS),
    loadFreeTier(queryClient),
    loadPlan(queryClient, { hash: location.hash, graceMs: GRACE_MS }),
    // Only a page that opens with a search waits for its hits; a search that is typed later does not block the screen.
    cause === 'enter' && prefetchSearch(queryClient, location.search),
  ])
  await openOnlyCourse(queryClient, sessions)
}

export const screen = createLazyRoute(memberRouteId('courses'))({
  component: CoursesPage,
  pendingComponent: CoursesSkeleton,
  errorComponent: CoursesFailure,
})

async function prefetchSearch(queryClient: QueryClient, search: object): Promise<void> {
  const filters = readFilters({ ...search })
  if (filters.query !== '') await queryClient.prefetchQuery(searchCoursesQuery(filters))
}
