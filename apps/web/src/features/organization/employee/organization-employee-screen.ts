import { createLazyRoute } from '@tanstack/react-router'
import { ownEmployer } from '@section/domain/organization/organization-access.ts'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { viewerQuery } from '../../../lib/viewer/viewer.ts'
import { EmployeeSkeleton } from './EmployeeSkeleton.tsx'
import { OrganizationEmployeePage } from './EmployeePage.tsx'
import { loadEmployee } from './load-employee.ts'

export async function load({
  context: { queryClient },
  params: { userId },
  location: { search },
}: Loading<'organizationEmployee'>): Promise<void> {
  const { viewer } = await queryClient.ensureQueryData(viewerQuery)
  await loadEmployee(queryClient, { userId, customerId: ownEmployer(viewer) }, search)
}

export const screen = createLazyRoute(memberRouteId('organizationEmployee'))({
  component: OrganizationEmployeePage,
  pendingComponent: EmployeeSkeleton,
})
