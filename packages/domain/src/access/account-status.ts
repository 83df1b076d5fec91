import type { AccountStatus } from './area.ts'

interface Account {
  readonly status: AccountStatus
  /** Epoch milliseconds; null: without an end. */
  readonly trialEndDate: number | null
}

/**
 * What an account is at `now` (epoch ms): once its trial is over, a TRIAL is a POST_TRIAL, whatever is still stored.
 * The last millisecond of a trial belongs to it. Specification 1, section 3; Specification 2, section 6.
 */
export function accountStatusAt({ status, trialEndDate }: Account, now: number): AccountStatus {
  return status === 'TRIAL' && trialEndDate !== null && now > trialEndDate ? 'POST_TRIAL' : status
}
