import { accountStatusAt } from './account-status.ts'
import type { Viewer } from './viewer.ts'

/** Where somebody stands with their membership, as the page that renews one says it. */
export type MembershipStanding = 'TRIAL' | 'TRIAL_ENDED' | 'SCHOLARSHIP' | 'RUNNING' | 'ENDED'

/**
 * Where a viewer stands with their membership at `now` (epoch ms). A scholarship and a customer's plan run without a
 * subscription of one's own. Specification 2, section 2.9 (resubscribe); Decisions, section 3.
 */
export function membershipStanding(
  viewer: Viewer,
  { scholarship }: { scholarship: boolean },
  now: number,
): MembershipStanding {
  const { accountType, trialEndDate, entitlements } = viewer
  const status = accountStatusAt({ status: accountType, trialEndDate }, now)
  if (status === 'POST_TRIAL') return 'TRIAL_ENDED'
  if (status === 'TRIAL') return 'TRIAL'
  if (status === 'ALUMNI' || entitlements.length === 0) return 'ENDED'
  return scholarship ? 'SCHOLARSHIP' : 'RUNNING'
}
