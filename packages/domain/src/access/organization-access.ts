import { hasArea, type Viewer } from './viewer.ts'

/**
 * Whether a viewer may read the figures of a customer: their own with enterprise-dashboard, every one as
 * INTERNAL staff (Decisions, section 3).
 */
export function mayReadOrganization(viewer: Viewer, customerId: string): boolean {
  if (!hasArea(viewer, 'enterprise-dashboard')) return false
  return viewer.customerType === 'INTERNAL' || viewer.customerId === customerId
}
