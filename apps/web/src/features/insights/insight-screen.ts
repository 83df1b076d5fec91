import { createLazyRoute } from '@tanstack/react-router'
import { orNotFound } from '../../lib/routing/or-not-found.ts'
import type { Loading } from '../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../lib/routing/screen-route.ts'
import { InsightPage } from './InsightPage.tsx'
import { insightQuery } from './insights-query.ts'
import { InsightSkeleton } from './InsightSkeleton.tsx'

export const load = ({ context: { queryClient }, params: { insightId } }: Loading<'insight'>) =>
  orNotFound(queryClient.ensureQueryData(insightQuery(insightId)))

export const screen = createLazyRoute(memberRouteId('insight'))({
  component: InsightPage,
  pendingComponent: InsightSkeleton,
})
