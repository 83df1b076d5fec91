import type { AccountStatus, CustomerType } from '../../access/area.ts'
import { accountStatusAt } from '../../access/account-status.ts'
import { HOUR_MS } from '../../time/durations.ts'

/** Who asks to buy. `trialEndDate` is epoch ms. */
export type Buyer = {
  readonly status: AccountStatus
  readonly customerType: CustomerType | null
  readonly trialEndDate: number | null
  /** True for a member whose membership a scholarship pays. */
  readonly scholarship: boolean
  /** True for a member with a running subscription of their own. */
  readonly manageBilling: boolean
  /** True while an area of a plan is open to them, whoever pays for it. */
  readonly hasPlan: boolean
  /** The plan that they paid for last; null for who never paid for one. */
  readonly lastPlanId: string | null
}

/** A plan as it is sold; amounts are in cents. */
export interface SoldPlan {
  readonly planId: string
  readonly amount: number
}

/**
 * How a plan is sold to somebody. `choice`: any plan of the page of prices. `offer`: one plan, which the server names, with
 * the discount after a trial or without it, first paid at `trialEnd` (epoch ms) or, where that is null, at once.
 */
export type PlanSale =
  | { readonly kind: 'refused'; readonly code: 'PAID_BY_ORGANIZATION' | 'ALREADY_SUBSCRIBED' }
  | { readonly kind: 'choice' }
  | { readonly kind: 'offer'; readonly discounted: boolean; readonly trialEnd: number | null }

/** Stripe begins no trial that ends sooner; what is left of a shorter one is given up for the year that is paid. */
const SHORTEST_TRIAL_MS = 48 * HOUR_MS

/** Checks for a buyer to whom nothing is sold, because others pay. See docs/product/billing.md#plans-and-products. */
export const isPaidFor = ({ status, customerType, scholarship }: Buyer): boolean =>
  status === 'EMPLOYEE' || customerType === 'ENTERPRISE' || scholarship

/** Decides how a plan is sold to a buyer at `now` (epoch ms). See docs/product/billing.md#plans-and-products. */
export function planSale(buyer: Buyer, now: number): PlanSale {
  if (isPaidFor(buyer)) return { kind: 'refused', code: 'PAID_BY_ORGANIZATION' }
  if (buyer.manageBilling) return { kind: 'refused', code: 'ALREADY_SUBSCRIBED' }
  const { trialEndDate, lastPlanId } = buyer
  const status = accountStatusAt(buyer, now)
  if (status === 'LIMITED') return { kind: 'choice' }
  // What a pass or a customer has given runs without a subscription, and there is nothing to renew.
  if (status === 'MEMBER' && buyer.hasPlan) return { kind: 'refused', code: 'ALREADY_SUBSCRIBED' }
  const isLongTrial = status === 'TRIAL' && trialEndDate !== null && trialEndDate - now > SHORTEST_TRIAL_MS
  // Who buys a single course after a trial keeps the discount on a first plan.
  const wasTrial = status === 'MEMBER' && trialEndDate !== null && trialEndDate <= now && lastPlanId === null
  const discounted = status === 'POST_TRIAL' || wasTrial
  return { kind: 'offer', discounted, trialEnd: isLongTrial ? trialEndDate : null }
}

/**
 * Returns the plan that is offered to somebody who chooses none: the one that they had last if it is still sold, else the one
 * that holds most, which costs most; undefined where the school sells no plan.
 */
export function offeredPlan<Plan extends SoldPlan>(
  plans: readonly Plan[],
  lastPlanId: string | null,
): Plan | undefined {
  const last = plans.find(({ planId }) => planId === lastPlanId)
  return last ?? plans.toSorted((a, b) => b.amount - a.amount)[0]
}

/** What an offered plan costs, and when. Amounts are in cents, instants in epoch ms. */
export interface OfferTerms {
  /** What the checkout takes at once; 0 while a trial goes on. */
  readonly dueNow: number
  readonly firstAmount: number
  /** Null for now. */
  readonly firstPaymentAt: number | null
  readonly renewalAmount: number
  readonly renewsAt: number
  readonly amountOff: number
}

/**
 * Returns what a plan costs somebody to whom it is offered. A discount comes off the first payment alone.
 * See docs/product/billing.md#buying.
 */
export function offerTerms(
  { amount }: SoldPlan,
  { discounted, trialEnd }: Extract<PlanSale, { kind: 'offer' }>,
  discount: number,
  now: number,
): OfferTerms {
  const amountOff = discounted ? Math.min(discount, amount) : 0
  const firstAmount = amount - amountOff
  return {
    dueNow: trialEnd === null ? firstAmount : 0,
    firstAmount,
    firstPaymentAt: trialEnd,
    renewalAmount: amount,
    renewsAt: yearAfter(trialEnd ?? now),
    amountOff,
  }
}

/** Returns the instant a year later in UTC, as Stripe reckons it: 29 February becomes the 28th. */
function yearAfter(instant: number): number {
  const date = new Date(instant)
  const month = date.getUTCMonth()
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  if (date.getUTCMonth() !== month) date.setUTCDate(0)
  return date.getTime()
}
