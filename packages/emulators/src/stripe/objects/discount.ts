import type { Stripe } from 'stripe'
import type { AccountBooks } from '../account/account-books.ts'
import type { Wire } from '../account/wire.ts'
import { addIntervals } from '../billing/periods.ts'
import type { Coupon } from './coupon.ts'

export type Discount = Wire<Stripe.Discount>

/** Adds the discount that a coupon gives to a subscription from `start` on. */
export function addDiscount(
  books: AccountBooks,
  coupon: Coupon,
  facts: {
    customer: string
    subscription: string
    promotion_code: string | null
    checkout_session: string | null
    start: number
  },
): Discount {
  const months = coupon.duration === 'repeating' ? coupon.duration_in_months : null
  const discount = {
    id: books.newId('di'),
    object: 'discount',
    checkout_session: facts.checkout_session,
    customer: facts.customer,
    customer_account: null,
    end: months === null ? null : addIntervals(facts.start, { interval: 'month', interval_count: 1 }, months),
    invoice: null,
    invoice_item: null,
    promotion_code: facts.promotion_code,
    source: { coupon: coupon.id, type: 'coupon' },
    start: facts.start,
    subscription: facts.subscription,
    subscription_item: null,
  } satisfies Discount
  books.objects.discounts.set(discount.id, discount)
  books.emit('customer.discount.created', discount)
  return discount
}
