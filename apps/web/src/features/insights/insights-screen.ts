import { createLazyRoute } from '@tanstack/react-router'
import type { Loading } from '../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../lib/routing/screen-route.ts'
import { insightsQuery } from './insights-query.ts'
import { InsightsPage } from './InsightsPage.tsx'
import { InsightsSkeleton } from './InsightsSkeleton.tsx'

export const load = ({ context: { queryClient } }: Loading<'insights'>) =>
  queryClient.ensureQueryData(insightsQuery)

export const screen = createLazyRoute(memberRouteId('insights'))({
  component: InsightsPage,
  pendingComponent: InsightsSkeleton,
})
