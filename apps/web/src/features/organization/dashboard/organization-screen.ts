import { createLazyRoute } from '@tanstack/react-router'
import { ownEmployer } from '@section/domain/organization/organization-access.ts'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { viewerQuery } from '../../../lib/viewer/viewer.ts'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { loadDashboard } from './load-dashboard.ts'
import { OwnDashboardPage } from './OwnDashboardPage.tsx'

/** Loads the dashboard of the member's own employer; staff of the school have none. */
export async function load({
  context: { queryClient },
  location: { search },
}: Loading<'organization'>): Promise<void> {
  const { viewer } = await queryClient.ensureQueryData(viewerQuery)
  const customerId = ownEmployer(viewer)
  if (customerId !== null) await loadDashboard(queryClient, customerId, search)
}

export const screen = createLazyRoute(memberRouteId('organization'))({
  component: OwnDashboardPage,
  pendingComponent: DashboardSkeleton,
})
