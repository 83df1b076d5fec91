import type { Stripe } from 'stripe'
import type { AccountBooks } from '../account/account-books.ts'
import type { Wire } from '../account/wire.ts'

export type Coupon = Wire<Stripe.Coupon>
export type WirePromotionCode = Wire<Stripe.PromotionCode>

export interface CouponFacts {
  id?: string
  /** One of the two; an amount needs its currency. */
  amount_off?: number
  percent_off?: number
  currency?: string
  duration?: Coupon['duration']
  duration_in_months?: number
  max_redemptions?: number
  redeem_by?: number
  name?: string | null
  metadata?: Record<string, string>
}

/** Adds a coupon, which is for one payment unless it says otherwise. */
export function addCoupon(books: AccountBooks, facts: CouponFacts): Coupon {
  const coupon = {
    id: facts.id ?? books.newId('', 8).slice(1),
    object: 'coupon',
    amount_off: facts.amount_off ?? null,
    created: books.time(),
    currency: facts.amount_off === undefined ? null : (facts.currency ?? null),
    duration: facts.duration ?? 'once',
    duration_in_months: facts.duration_in_months ?? null,
    livemode: false,
    max_redemptions: facts.max_redemptions ?? null,
    metadata: facts.metadata ?? {},
    name: facts.name ?? null,
    percent_off: facts.percent_off ?? null,
    redeem_by: facts.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  } satisfies Coupon
  books.objects.coupons.set(coupon.id, coupon)
  books.emit('coupon.created', coupon)
  return coupon
}

export interface PromotionCodeFacts {
  id?: string
  coupon: string
  code?: string
  active?: boolean
  customer?: string | null
  expires_at?: number | null
  max_redemptions?: number | null
  metadata?: Record<string, string>
}

/** Adds a code that people can type for a coupon. */
export function addPromotionCode(books: AccountBooks, facts: PromotionCodeFacts): WirePromotionCode {
  const code = {
    id: facts.id ?? books.newId('promo'),
    object: 'promotion_code',
    active: facts.active ?? true,
    code: facts.code ?? books.newId('', 8).slice(1).toUpperCase(),
    created: books.time(),
    customer: facts.customer ?? null,
    customer_account: null,
    expires_at: facts.expires_at ?? null,
    livemode: false,
    max_redemptions: facts.max_redemptions ?? null,
    metadata: facts.metadata ?? {},
    promotion: { coupon: facts.coupon, type: 'coupon' },
    restrictions: {
      first_time_transaction: false,
      minimum_amount: null,
      minimum_amount_currency: null,
    },
    times_redeemed: 0,
  } satisfies WirePromotionCode
  books.objects.promotionCodes.set(code.id, code)
  books.emit('promotion_code.created', code)
  return code
}
