import { useParams } from '@tanstack/react-router'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { DashboardPage } from './DashboardPage.tsx'

/** The dashboard of the employer that the address names, for its employees and for staff of the school. */
export function CustomerDashboardPage() {
  const { customerId } = useParams({ from: memberRouteId('customer') })
  return <DashboardPage customerId={customerId} />
}
