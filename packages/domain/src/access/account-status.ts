import type { AccountStatus } from './area.ts'

interface Account {
  readonly status: AccountStatus
  /** Epoch milliseconds; null for a status without an end. */
  readonly trialEndDate: number | null
}

/**
 * Returns the status of an account at `now` (epoch ms): a TRIAL becomes a POST_TRIAL after the last millisecond of its
 * trial, even while the old status is stored. See docs/product/membership.md#trials.
 */
export function accountStatusAt({ status, trialEndDate }: Account, now: number): AccountStatus {
  return status === 'TRIAL' && trialEndDate !== null && now > trialEndDate ? 'POST_TRIAL' : status
}
