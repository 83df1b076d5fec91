import { accountStatusAt } from './account-status.ts'
import { hasStandardNavigation, isLimitedUser, type Viewer } from './viewer.ts'

/** The state of a membership that the resubscribe page shows. */
export type MembershipState = 'TRIAL' | 'TRIAL_ENDED' | 'SCHOLARSHIP' | 'RUNNING' | 'NONE' | 'ENDED'

/**
 * Returns the state of a viewer's membership at `now` (epoch ms). A scholarship and a customer's plan run without a
 * subscription. `NONE` is an account that bought single courses and has no plan. See
 * docs/product/membership.md#membership-page.
 */
export function membershipState(
  viewer: Viewer,
  { scholarship }: { scholarship: boolean },
  now: number,
): MembershipState {
  const { accountType, trialEndDate, entitlements } = viewer
  const status = accountStatusAt({ status: accountType, trialEndDate }, now)
  if (status === 'POST_TRIAL') return 'TRIAL_ENDED'
  if (status === 'TRIAL') return 'TRIAL'
  if (status === 'ALUMNI' || entitlements.length === 0) return 'ENDED'
  if (scholarship) return 'SCHOLARSHIP'
  return hasStandardNavigation(viewer) || isLimitedUser(viewer) ? 'RUNNING' : 'NONE'
}
