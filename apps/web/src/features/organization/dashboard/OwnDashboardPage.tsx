import { ownEmployer, readsEveryEmployer } from '@section/domain/organization/organization-access.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import { DashboardNotAvailable } from '../DashboardNotAvailable.tsx'
import { ChooseCustomer } from '../customer-choice/ChooseCustomer.tsx'
import { DashboardPage } from './DashboardPage.tsx'

/** The dashboard of the member's employer. Staff of the school, who have none, choose a customer instead. */
export function OwnDashboardPage() {
  const { viewer } = useSignedIn()
  const customerId = ownEmployer(viewer)
  if (customerId !== null) return <DashboardPage customerId={customerId} />
  if (readsEveryEmployer(viewer)) return <ChooseCustomer />
  return (
    <DashboardNotAvailable
      code="NO_EMPLOYER"
      message="The member may see a dashboard, but has no employer."
    />
  )
}
