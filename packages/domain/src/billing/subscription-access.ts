import { DAY_MS } from '../time/durations.ts'

/** What decides how far a subscription opens its area. Instants are epoch ms. */
export interface SubscriptionTerms {
  /** In the words of Stripe. */
  readonly status: string
  readonly startedAt: number
  readonly currentPeriodStart: number
  readonly currentPeriodEnd: number
  /** The moment at which it ends by the member's wish; null for one that renews. */
  readonly cancelAt: number | null
  /** True once its latest payment was returned in full. */
  readonly refunded: boolean
}

/** The statuses of a subscription that owes nothing. */
export const PAID_STATUSES: readonly string[] = ['active', 'trialing']

/**
 * Returns until when (epoch ms) a subscription opens its area; null for one that opens nothing. One that renews goes on for
 * the days of grace after its period, because the news of the renewal may come late, and one whose payment failed for as many
 * days after its period began. See docs/product/billing.md#what-a-payment-opens.
 */
export function accessUntil(subscription: SubscriptionTerms, graceDays: number): number | null {
  const end = endOfAccess(subscription, graceDays * DAY_MS)
  return end !== null && end > subscription.startedAt ? end : null
}

/** Returns whether a subscription opens its area at `now` (epoch ms). See docs/product/billing.md#what-a-payment-opens. */
export function isOpening(subscription: SubscriptionTerms, graceDays: number, now: number): boolean {
  const until = accessUntil(subscription, graceDays)
  return until !== null && now < until
}

/**
 * Returns whether a subscription that goes on at Stripe is over for the member at `now` (epoch ms), so that nothing may be charged for
 * it any more: its latest payment was returned, or a payment is owed whose days of grace are over, or which a member owes who has
 * canceled. See docs/product/billing.md#failed-payments.
 */
export function isToEnd(subscription: SubscriptionTerms, graceDays: number, now: number): boolean {
  const { status, cancelAt, refunded } = subscription
  if (refunded) return true
  return OWING_STATUSES.includes(status) && (cancelAt !== null || !isOpening(subscription, graceDays, now))
}

/** The statuses of a subscription whose payment failed and is tried again. */
const OWING_STATUSES: readonly string[] = ['past_due', 'unpaid']

function endOfAccess(subscription: SubscriptionTerms, grace: number): number | null {
  const { status, currentPeriodStart, currentPeriodEnd, cancelAt, refunded } = subscription
  if (refunded) return null
  if (PAID_STATUSES.includes(status)) return cancelAt ?? currentPeriodEnd + grace
  return status === 'past_due' ? Math.min(currentPeriodStart + grace, cancelAt ?? Infinity) : null
}
