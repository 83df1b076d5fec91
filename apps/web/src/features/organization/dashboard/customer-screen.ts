import { createLazyRoute } from '@tanstack/react-router'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { CustomerDashboardPage } from './CustomerDashboardPage.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { loadDashboard } from './load-dashboard.ts'

export const load = ({
  context: { queryClient },
  params: { customerId },
  location: { search },
}: Loading<'customer'>) => loadDashboard(queryClient, customerId, search)

export const screen = createLazyRoute(memberRouteId('customer'))({
  component: CustomerDashboardPage,
  pendingComponent: DashboardSkeleton,
})
