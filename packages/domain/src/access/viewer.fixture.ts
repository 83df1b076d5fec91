import type { AccountStatus, Area } from './area.ts'
import type { Entitlement, Viewer } from './viewer.ts'

/** Returns one entitlement to an area. */
export const entitlement = (type: Area, more: Partial<Entitlement> = {}): Entitlement => ({
  type,
  label: null,
  precedence: 1,
  customizations: null,
  ...more,
})

/** Returns the member `me` of the customer `acme` with a subscription and with these areas. */
export const viewer = (
  accountType: AccountStatus,
  areas: readonly Area[],
  more: Partial<Viewer> = {},
): Viewer => ({
  userId: 'me',
  accountType,
  customerId: 'acme',
  customerType: 'CONSUMER',
  entitlements: areas.map((area) => entitlement(area)),
  trialEndDate: null,
  hasActiveSubscription: true,
  ...more,
})
