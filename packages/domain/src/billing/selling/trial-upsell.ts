import { DAY_MS } from '../../time/durations.ts'
import type { Viewer } from '../../access/viewer.ts'
import { formatMoney } from '../format-money.ts'

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

interface TrialOffer {
  readonly plan: { readonly name: string; readonly currency: string }
  readonly dueNow: number
  readonly renewalAmount: number
}

/** Returns what the banner of home says about the price, whether it is charged before the trial ends, and how that ends. */
export function trialOfferText({ plan, dueNow, renewalAmount }: TrialOffer): string {
  const price = `Stay with ${plan.name} for ${formatMoney(renewalAmount, plan.currency)} a year`
  if (dueNow > 0)
    return `${price}. ${formatMoney(dueNow, plan.currency)} is charged today, and every year until you cancel.`
  return `${price}. Nothing is charged before your trial ends, and you can cancel until then.`
}
