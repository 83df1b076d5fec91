import { DAY_MS } from '../../time/durations.ts'

/** How long before a payment a member is told of it. */
export const RENEWAL_NOTICE_MS = 14 * DAY_MS
const TRIAL_NOTICE_MS = 3 * DAY_MS

/** A subscription as reminders see it. Amounts are in cents, instants in epoch ms. */
export interface RemindedSubscription {
  /** In the words of Stripe. */
  readonly status: string
  readonly currentPeriodEnd: number
  readonly cancelAt: number | null
  /** Null where Stripe expects no payment. */
  readonly nextAmount: number | null
  readonly refunded: boolean
}

/** A payment of which its member is told beforehand. */
export interface Reminder {
  readonly kind: 'membership-renews' | 'trial-payment'
  readonly amount: number
  readonly paymentAt: number
}

/**
 * Returns the payment of which a member is to be told at `now` (epoch ms); null while it is far, and for a subscription that is
 * not paid again. See docs/product/billing.md#mails.
 */
export function dueReminder(subscription: RemindedSubscription, now: number): Reminder | null {
  const { status, currentPeriodEnd: paymentAt, cancelAt, nextAmount: amount, refunded } = subscription
  if (cancelAt !== null || amount === null || refunded) return null
  const ahead = paymentAt - now
  if (status === 'trialing' && ahead > 0 && ahead <= TRIAL_NOTICE_MS)
    return { kind: 'trial-payment', amount, paymentAt }
  if (status === 'active' && ahead > 0 && ahead <= RENEWAL_NOTICE_MS)
    return { kind: 'membership-renews', amount, paymentAt }
  return null
}
