import { useParams } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { ownEmployer } from '@section/domain/organization/organization-access.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import { EmployeeDetail } from './EmployeeDetail.tsx'

/** An employee of the member's own employer. docs/product/organization.md#who-sees-it */
export function OrganizationEmployeePage() {
  const { userId } = useParams({ from: memberRouteId('organizationEmployee') })
  const customerId = ownEmployer(useSignedIn().viewer)
  return (
    <EmployeeDetail
      key={`${customerId ?? ''} ${userId}`}
      {...{ userId, customerId }}
      dashboard={pathTo('organization')}
    />
  )
}

/** An employee of the employer that the address names, for its employees and for staff of the school. */
export function CustomerEmployeePage() {
  const { userId, customerId } = useParams({ from: memberRouteId('customerEmployee') })
  const dashboard = pathTo('customer', { customerId })
  return <EmployeeDetail key={`${customerId ?? ''} ${userId}`} {...{ userId, customerId, dashboard }} />
}
