import { createLazyRoute } from '@tanstack/react-router'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { EmployeeSkeleton } from './EmployeeSkeleton.tsx'
import { CustomerEmployeePage } from './EmployeePage.tsx'
import { loadEmployee } from './load-employee.ts'

export const load = ({ context, params, location }: Loading<'customerEmployee'>) =>
  loadEmployee(context.queryClient, params, location.search)

export const screen = createLazyRoute(memberRouteId('customerEmployee'))({
  component: CustomerEmployeePage,
  pendingComponent: EmployeeSkeleton,
})
