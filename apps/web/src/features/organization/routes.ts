import { createRoute } from '@tanstack/react-router'
import { screenFile } from '../../lib/routing/screen-file.ts'
import { memberScreen } from '../../lib/routing/screen-route.ts'

const organization = screenFile(() => import('./dashboard/organization-screen.ts'))
const customer = screenFile(() => import('./dashboard/customer-screen.ts'))
const organizationEmployee = screenFile(() => import('./employee/organization-employee-screen.ts'))
const customerEmployee = screenFile(() => import('./employee/customer-employee-screen.ts'))

export const organizationRoutes = [
  createRoute({ ...memberScreen('organization'), loader: organization.load }).lazy(organization.screen),
  createRoute({ ...memberScreen('customer'), loader: customer.load }).lazy(customer.screen),
  createRoute({ ...memberScreen('organizationEmployee'), loader: organizationEmployee.load }).lazy(
    organizationEmployee.screen,
  ),
  createRoute({ ...memberScreen('customerEmployee'), loader: customerEmployee.load }).lazy(
    customerEmployee.screen,
  ),
] as const
