import { accessUntil, type SubscriptionTerms } from '../subscription-access.ts'

/** How a membership is paid for. `ENDING` ends by the member's wish, `PAST_DUE` unless an open payment is made. */
type PaymentState = 'ACTIVE' | 'TRIALING' | 'PAST_DUE' | 'ENDING' | 'ENDED'

/** A subscription with what Stripe will charge next. Amounts are in cents, instants in epoch ms. */
export interface BilledSubscription extends SubscriptionTerms {
  readonly nextAmount: number | null
  /** What is taken off it. */
  readonly nextAmountOff: number
  readonly endedAt: number | null
}

/** How a membership is paid for at one moment. */
export interface MembershipPayment {
  readonly status: PaymentState
  readonly nextAmount: number | null
  /** Epoch ms; null for a membership that is not paid again. */
  readonly nextPaymentAt: number | null
  /** In cents, off the next payment. */
  readonly amountOff: number
  /** Epoch ms; null for a membership without an end. */
  readonly endsAt: number | null
}

/**
 * Returns how a membership is paid for at `now` (epoch ms), and when it ends if it does. See
 * docs/product/billing.md#failed-payments.
 */
export function membershipPayment(
  subscription: BilledSubscription,
  { graceDays, now }: { graceDays: number; now: number },
): MembershipPayment {
  const { status, cancelAt, endedAt, currentPeriodEnd, nextAmount, nextAmountOff } = subscription
  const until = accessUntil(subscription, graceDays)
  const last = { nextAmount: null, nextPaymentAt: null, amountOff: 0 }
  if (until === null || until <= now) return { status: 'ENDED', ...last, endsAt: endedAt ?? until }
  if (status === 'past_due') return { status: 'PAST_DUE', ...last, endsAt: until }
  if (cancelAt !== null) return { status: 'ENDING', ...last, endsAt: until }
  return {
    status: status === 'trialing' ? 'TRIALING' : 'ACTIVE',
    nextAmount,
    nextPaymentAt: currentPeriodEnd,
    amountOff: nextAmountOff,
    endsAt: null,
  }
}
