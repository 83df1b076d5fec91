import type Stripe from 'stripe'
import type { SubscriptionDiscount } from '@section/db/schema.ts'
import { UnusableAnswer } from '../stripe/ask-stripe.ts'
import { idOf } from '../stripe/id-of.ts'
import type { ReadSubscription } from './customer-reading.ts'

/** The objects that a list of subscriptions must bring along, so that one request tells all of each. */
export const EXPANDED_SUBSCRIPTION = ['data.latest_invoice.payments', 'data.discounts.source.coupon']

/**
 * Returns a subscription of Stripe as it is stored. Its refund and its next payment are told by other answers. Errors:
 * `UnusableAnswer` for one without a period.
 */
export function readSubscription(subscription: Stripe.Subscription): ReadSubscription {
  const { id, status, items, latest_invoice } = subscription
  const [item] = items.data
  const period = item && periodOf(subscription, item)
  if (!item || !period) throw new UnusableAnswer(`The subscription ${id} has no period.`)
  const invoice = typeof latest_invoice === 'object' ? latest_invoice : null
  const isOpen = invoice?.status === 'open'
  return {
    subscriptionId: id,
    stripeCustomerId: idOf(subscription.customer),
    stripePriceId: item.price.id,
    stripeProductId: idOf(item.price.product) ?? '',
    status: isOpen && invoice.billing_reason === 'subscription_create' ? unbegun(status) : status,
    amount: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    currency: subscription.currency,
    startedAt: momentOf(subscription.start_date),
    currentPeriodStart: momentOf(period.start),
    currentPeriodEnd: momentOf(period.end),
    cancelAt: momentOrNull(endOf(subscription, period)),
    canceledAt: momentOrNull(subscription.canceled_at),
    endedAt: momentOrNull(subscription.ended_at),
    scheduleId: idOf(subscription.schedule),
    discount: discountOf(subscription),
    nextAmount: null,
    nextAmountOff: 0,
    openInvoiceUrl: isOpen ? (invoice.hosted_invoice_url ?? null) : null,
    refunded: false,
    paidBy: paidIntents(invoice),
    amountDue: isOpen ? invoice.amount_due : null,
  }
}

/** Returns the instant of a time of Stripe, which counts seconds. */
export const momentOf = (seconds: number): Date => new Date(seconds * 1000)

const momentOrNull = (seconds: number | null) => (seconds === null ? null : momentOf(seconds))

interface Period {
  start: number
  end: number
}

/** Returns the period of an item, or of its subscription, where Stripe's API had it before 2025-03-31. */
function periodOf(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): Period | null {
  for (const holder of [item, subscription] as Partial<Stripe.SubscriptionItem>[]) {
    const { current_period_start: start, current_period_end: end } = holder
    if (typeof start === 'number' && typeof end === 'number') return { start, end }
  }
  return null
}

/**
 * Returns the status of a subscription whose first payment was not made. Stripe calls it active while a bank takes days for the
 * money, with which it begins; and past due once the bank has refused, when there is no membership that could go on meanwhile.
 */
const unbegun = (status: string): string =>
  status === 'active' || status === 'trialing' ? 'incomplete' : status === 'past_due' ? 'unpaid' : status

/** Returns when a subscription ends; null for one that is paid again before, which ends for us once that was paid. */
function endOf({ cancel_at, cancel_at_period_end }: Stripe.Subscription, { end }: Period): number | null {
  if (cancel_at_period_end) return cancel_at ?? end
  return cancel_at !== null && cancel_at <= end ? cancel_at : null
}

function discountOf({ discounts }: Stripe.Subscription): SubscriptionDiscount | null {
  const discount = discounts.find((each) => typeof each === 'object')
  const coupon = discount?.source.coupon
  if (!discount || !coupon || typeof coupon === 'string') return null
  return {
    couponId: coupon.id,
    amountOff: coupon.amount_off,
    percentOff: coupon.percent_off,
    duration: coupon.duration as SubscriptionDiscount['duration'],
    endsAt: discount.end === null ? null : discount.end * 1000,
  }
}

const paidIntents = (invoice: Stripe.Invoice | null): string[] =>
  (invoice?.payments?.data ?? []).flatMap(({ status, payment }) =>
    status === 'paid' ? (idOf(payment.payment_intent) ?? []) : [],
  )
