import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../../lib/routing/lazy-part.tsx'
import { orNotFound } from '../../lib/routing/or-not-found.ts'
import { memberScreen } from '../../lib/routing/screen-route.ts'
import { courseLandingQuery } from './course-landing-query.ts'
import { CoursesSkeleton } from './CoursesSkeleton.tsx'
import { dashboardQuery } from './dashboard-query.ts'
import { PortfolioFailure } from './PortfolioNotLoaded.tsx'
import { loadFreeTier } from './free-tier/load-free-tier.ts'

export const catalogRoutes = [
  createRoute({
    ...memberScreen('courses'),
    validateSearch: (search): { m?: 'saved' } => (search['m'] === 'saved' ? { m: 'saved' } : {}),
    loader: ({ context: { queryClient } }) =>
      Promise.all([queryClient.ensureQueryData(dashboardQuery), loadFreeTier(queryClient)]),
    component: lazyScreen(() => import('./CoursesPage.tsx'), 'CoursesPage'),
    pendingComponent: CoursesSkeleton,
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
    loader: ({ context, params }) =>
      orNotFound(context.queryClient.ensureQueryData(courseLandingQuery(params.courseId))),
    component: lazyScreen(() => import('./landing/CourseLandingPage.tsx'), 'CourseLandingPage'),
  }),
] as const
