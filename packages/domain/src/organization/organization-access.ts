import { DEFAULT_ACCOUNT_STATUSES } from '../access/area.ts'
import { hasArea, type Viewer } from '../access/viewer.ts'

/** A viewer as the rules of dashboards see them. */
export type DashboardViewer = Pick<Viewer, 'accountType' | 'customerId' | 'customerType' | 'entitlements'>

/** Checks whether a viewer may open dashboards at all. docs/product/organization.md#who-sees-it */
export function seesDashboards(viewer: DashboardViewer): boolean {
  return (
    hasArea(viewer, 'enterprise-dashboard') &&
    DEFAULT_ACCOUNT_STATUSES.some((status) => status === viewer.accountType)
  )
}

/** Checks whether a viewer may read every employer: staff of the school. docs/product/organization.md#who-sees-it */
export function readsEveryEmployer(viewer: DashboardViewer): boolean {
  return seesDashboards(viewer) && viewer.customerType === 'INTERNAL'
}

/**
 * Returns the customer whose rows a viewer may read who asks for those of `customerId`; null for nobody's. Employers read their
 * own; staff of the school read all. docs/product/organization.md#who-sees-it
 */
export function readableCustomer(viewer: DashboardViewer, customerId: string): string | null {
  if (!seesDashboards(viewer)) return null
  if (readsEveryEmployer(viewer)) return customerId
  return viewer.customerType === 'ENTERPRISE' ? viewer.customerId : null
}

/**
 * Returns the customer whose dashboard opens to a viewer who names none: their employer; null for everybody else, such as
 * staff of the school, who open the page of a customer. docs/product/organization.md#who-sees-it
 */
export function ownEmployer(viewer: DashboardViewer): string | null {
  return viewer.customerType === 'ENTERPRISE' ? viewer.customerId : null
}
