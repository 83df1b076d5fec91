import type { AccountStatus, Area } from '../access/area.ts'
import { hasArea, hasStandardNavigation } from '../access/viewer.ts'

/** The payments and other entitlements of a member, once Stripe was read. */
export interface PaidMembership {
  readonly status: AccountStatus
  /** True while a subscription of theirs opens its area. */
  readonly subscribed: boolean
  /** True if something they paid for has just ended: their last subscription, or a purchase that was returned. */
  readonly ended: boolean
  /** True if they bought something once that was not returned. */
  readonly bought: boolean
  /** The areas that neither a subscription nor a purchase pays for, such as those of a pass, an employer or a scholarship. */
  readonly otherAreas: readonly Area[]
}

/**
 * Returns the status of a member once Stripe was read. Who pays is a member; who has stopped is what the rest of their areas
 * makes them. Who has neither begun nor stopped keeps their status. See docs/product/billing.md#what-a-payment-opens.
 */
export function paidStatus(membership: PaidMembership): AccountStatus {
  const { status, subscribed, ended, bought, otherAreas } = membership
  if (status === 'EMPLOYEE') return status
  if (subscribed) return 'MEMBER'
  // What was bought once stays open, which it would not for an account that has ended.
  if (bought && (status === 'ALUMNI' || status === 'POST_TRIAL')) return 'MEMBER'
  if (!ended || status !== 'MEMBER') return status
  const others = {
    entitlements: otherAreas.map((type) => ({ type, label: null, precedence: 0, customizations: null })),
  }
  if (hasStandardNavigation(others)) return 'MEMBER'
  if (hasArea(others, 'mc-limited')) return 'LIMITED'
  return bought ? 'MEMBER' : 'ALUMNI'
}
