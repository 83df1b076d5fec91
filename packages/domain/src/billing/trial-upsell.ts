import { DAY_MS } from '../time/durations.ts'
import type { Viewer } from '../access/viewer.ts'

/**
 * Checks whether home offers a membership to a trial: at most `upsellDays` days before its end, which is in the future. See
 * docs/product/home.md#trial-banner.
 */
export function showsTrialUpsell(
  { accountType, trialEndDate }: Pick<Viewer, 'accountType' | 'trialEndDate'>,
  upsellDays: number,
  now: number,
): boolean {
  if (accountType !== 'TRIAL' || trialEndDate === null) return false
  const left = trialEndDate - now
  return left >= 0 && left <= upsellDays * DAY_MS
}
