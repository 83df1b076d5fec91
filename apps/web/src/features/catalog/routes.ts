import type { QueryClient } from '@tanstack/react-query'
import { createRoute } from '@tanstack/react-router'
import { readFilters } from '@section/domain/catalog/filters/course-filters.ts'
import { flagsWithinGrace } from '../../lib/flags.ts'
import { lazyScreen } from '../../lib/loading/lazy-part.tsx'
import { orNotFound } from '../../lib/routing/or-not-found.ts'
import { memberScreen } from '../../lib/routing/screen-route.ts'
import { courseLandingQuery } from './course-landing-query.ts'
import { CoursesFailure, PortfolioFailure } from './CoursesNotLoaded.tsx'
import { CourseLandingSkeleton } from './landing/CourseLandingSkeleton.tsx'
import { CoursesSkeleton } from './CoursesSkeleton.tsx'
import { openOnlyCourse, readSearch } from './enter-courses.ts'
import { dashboardQuery } from './dashboard-query.ts'
import { searchCoursesQuery } from './filters/search-courses-query.ts'
import { loadFreeTier } from './free-tier/load-free-tier.ts'
import { onDemandRoute } from './on-demand-route.ts'

/** How long the courses wait for the flags of their banners, in milliseconds, because later these would push them down. */
const FLAGS_GRACE_MS = 500

export const catalogRoutes = [
  createRoute({
    ...memberScreen('courses'),
    validateSearch: readSearch,
    loader: async ({ context: { queryClient }, location, cause }) => {
      const [{ sessions }] = await Promise.all([
        queryClient.ensureQueryData(dashboardQuery),
        flagsWithinGrace(queryClient, FLAGS_GRACE_MS),
        loadFreeTier(queryClient),
        // A search that is typed on the screen does not hold it up.
        cause === 'enter' && prefetchSearch(queryClient, location.search),
      ])
      await openOnlyCourse(queryClient, sessions)
    },
    component: lazyScreen(() => import('./CoursesPage.tsx'), 'CoursesPage'),
    pendingComponent: CoursesSkeleton,
    errorComponent: CoursesFailure,
  }),
  createRoute({
    ...memberScreen('portfolio'),
    loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(dashboardQuery),
    component: lazyScreen(() => import('./PortfolioPage.tsx'), 'PortfolioPage'),
    pendingComponent: CoursesSkeleton,
    errorComponent: PortfolioFailure,
  }),
  createRoute({
    ...memberScreen('course'),
    loader: async ({ context: { queryClient }, params: { courseId } }) => {
      const [course] = await Promise.all([
        orNotFound(queryClient.ensureQueryData(courseLandingQuery(courseId))),
        // They decide where the way to the on-demand edition leads.
        flagsWithinGrace(queryClient),
      ])
      return course
    },
    component: lazyScreen(() => import('./landing/CourseLandingPage.tsx'), 'CourseLandingPage'),
    pendingComponent: CourseLandingSkeleton,
  }),
  onDemandRoute,
] as const

async function prefetchSearch(queryClient: QueryClient, search: object): Promise<void> {
  const filters = readFilters({ ...search })
  if (filters.query !== '') await queryClient.prefetchQuery(searchCoursesQuery(filters))
}
