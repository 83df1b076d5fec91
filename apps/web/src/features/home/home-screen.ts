import { createLazyRoute } from '@tanstack/react-router'
import type { Loading } from '../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../lib/routing/screen-route.ts'
import { loadTrialUpsell } from '../billing/upsell/TrialUpsell.tsx'
import { dashboardQuery } from '../catalog/dashboard-query.ts'
import { certificateProgressQuery } from '../certificate-progress/certificate-progress-query.ts'
import { credentialsQuery } from '../credentials/credentials-query.ts'
import { HomePage } from './HomePage.tsx'
import { HomeSkeleton } from './HomeSkeleton.tsx'

export const load = ({ context: { queryClient } }: Loading<'home'>) =>
  Promise.all([
    queryClient.ensureQueryData(dashboardQuery),
    // Home is shown without them when they fail, and then offers to load them again.
    queryClient.prefetchQuery(credentialsQuery),
    queryClient.prefetchQuery(certificateProgressQuery),
    loadTrialUpsell(queryClient),
  ])

export const screen = createLazyRoute(memberRouteId('home'))({
  component: HomePage,
  pendingComponent: HomeSkeleton,
})
