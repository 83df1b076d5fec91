import { createLazyRoute } from '@tanstack/react-router'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { PortfolioFailure } from '../CoursesNotLoaded.tsx'
import { CoursesSkeleton } from '../CoursesSkeleton.tsx'
import { dashboardQuery } from '../dashboard-query.ts'
import { PortfolioPage } from './PortfolioPage.tsx'

export const load = ({ context: { queryClient } }: Loading<'portfolio'>) =>
  queryClient.ensureQueryData(dashboardQuery)

export const screen = createLazyRoute(memberRouteId('portfolio'))({
  component: PortfolioPage,
  pendingComponent: CoursesSkeleton,
  errorComponent: PortfolioFailure,
})
