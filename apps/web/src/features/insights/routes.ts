import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../../lib/loading/lazy-part.tsx'
import { orNotFound } from '../../lib/routing/or-not-found.ts'
import { memberScreen } from '../../lib/routing/screen-route.ts'
import { insightQuery, insightsQuery } from './insights-query.ts'
import { InsightSkeleton } from './InsightSkeleton.tsx'
import { InsightsSkeleton } from './InsightsSkeleton.tsx'

export const insightRoutes = [
  createRoute({
    ...memberScreen('insights'),
    loader: ({ context }) => context.queryClient.ensureQueryData(insightsQuery),
    component: lazyScreen(() => import('./InsightsPage.tsx'), 'InsightsPage'),
    pendingComponent: InsightsSkeleton,
  }),
  createRoute({
    ...memberScreen('insight'),
    loader: ({ context: { queryClient }, params: { insightId } }) =>
      orNotFound(queryClient.ensureQueryData(insightQuery(insightId))),
    component: lazyScreen(() => import('./InsightPage.tsx'), 'InsightPage'),
    pendingComponent: InsightSkeleton,
  }),
] as const
