import type Stripe from 'stripe'
import { idOf } from '../stripe/id-of.ts'
import { discountedPhases } from './discounted-phases.ts'

/** The outcome of applying a discount: `ended` where Stripe's own state does not allow it any more. */
export type DiscountOutcome = 'applied' | 'ended'

/**
 * Takes a coupon off the next payment of a subscription at Stripe, once however often it is asked: what Stripe has is read
 * first, so that a lost answer, a second click and a change of which we do not know yet are noticed.
 */
export async function applyDiscount(
  stripe: Stripe,
  subscriptionId: string,
  coupon: string,
): Promise<DiscountOutcome> {
  const subscription = await stripe.subscriptions.retrieve(subscriptionId, {
    expand: ['discounts', 'schedule'],
  })
  const given = subscription.discounts.map(couponOf)
  if (given.includes(coupon)) return 'applied'
  const { status, cancel_at, cancel_at_period_end } = subscription
  const renews = status === 'active' && cancel_at === null && !cancel_at_period_end
  if (!renews || given.length > 0) return 'ended'
  const { schedule } = subscription
  // The key names what is asked for, so that Stripe does it once although it is asked twice.
  const once = { idempotencyKey: `offer-${subscriptionId}-${coupon}` }
  if (schedule === null || typeof schedule === 'string') {
    await stripe.subscriptions.update(subscriptionId, { discounts: [{ coupon }] }, once)
    return 'applied'
  }
  const phases = discountedPhases(schedule, nextPaymentOf(subscription), coupon)
  if (!phases) return 'ended'
  await stripe.subscriptionSchedules.update(schedule.id, { phases, proration_behavior: 'none' }, once)
  return 'applied'
}

const couponOf = (discount: string | Stripe.Discount) =>
  typeof discount === 'string' ? discount : idOf(discount.source.coupon)

/** Returns when the subscription renews, in epoch seconds. */
const nextPaymentOf = ({ items }: Stripe.Subscription) =>
  Math.min(...items.data.map((item) => item.current_period_end))
