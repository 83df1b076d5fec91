import type { AccountBooks } from '../account/account-books.ts'
import { invalid, StripeRefusal } from '../account/refusal.ts'
import type { Coupon, WirePromotionCode } from '../objects/coupon.ts'
import { addDiscount, type Discount } from '../objects/discount.ts'

/** How a request names a discount: by its coupon, a code for one, or a discount that is there already. */
export interface DiscountWish {
  coupon?: string | undefined
  promotion_code?: string | undefined
  discount?: string | undefined
}

interface Redeemer {
  customer: string | null
  currency: string
  at: number
}

/** Returns the coupon that a wish names and its code, or refuses a coupon or code that gives nothing any more. */
export function resolveDiscount(
  books: AccountBooks,
  wish: DiscountWish,
  { customer, currency, at }: Redeemer,
): { coupon: Coupon; code: WirePromotionCode | null } {
  const code =
    wish.promotion_code === undefined
      ? null
      : books.need('promotionCodes', wish.promotion_code, 'discounts[0][promotion_code]')
  const couponId = code ? code.promotion.coupon : wish.coupon
  if (typeof couponId !== 'string')
    throw invalid('You must specify one of: coupon, promotion_code or discount.', { param: 'discounts[0]' })
  const coupon = books.need('coupons', couponId, 'discounts[0][coupon]')
  const isUsedUp = (thing: { max_redemptions: number | null; times_redeemed: number }) =>
    thing.max_redemptions !== null && thing.times_redeemed >= thing.max_redemptions
  if (code) {
    const isOver = !code.active || isUsedUp(code) || (code.expires_at !== null && code.expires_at <= at)
    if (isOver || (code.customer !== null && code.customer !== customer))
      throw invalid(
        'This promotion code cannot be redeemed because it is inactive or not meant for this customer.',
        {
          param: 'discounts[0][promotion_code]',
        },
      )
  }
  if (isUsedUp(coupon) || (coupon.redeem_by !== null && coupon.redeem_by <= at))
    throw invalid(`Coupon expired: ${coupon.id}`, { code: 'coupon_expired', param: 'discounts[0][coupon]' })
  if (coupon.amount_off !== null && coupon.currency !== currency)
    throw invalid(
      `The coupon ${coupon.id} can only be applied to an object with the currency ${coupon.currency}, not ${currency}.`,
      { param: 'discounts[0][coupon]' },
    )
  return { coupon, code }
}

/**
 * Returns the discounts that a subscription has from now on. One that it has already, by its id or with the same coupon, stays
 * and is not redeemed again.
 */
export function redeemAll(
  books: AccountBooks,
  wishes: readonly DiscountWish[],
  target: Redeemer & { customer: string; subscription: string; has: readonly string[]; session?: string },
): string[] {
  const has = target.has.map((id) => books.need('discounts', id))
  return wishes.map((wish) => {
    const kept = has.find(
      (discount) =>
        discount.id === wish.discount ||
        (wish.coupon !== undefined && discount.source.coupon === wish.coupon),
    )
    if (kept) return kept.id
    if (wish.discount !== undefined)
      return books.need('discounts', wish.discount, 'discounts[0][discount]').id
    const { coupon, code } = resolveDiscount(books, wish, target)
    coupon.times_redeemed++
    if (code) code.times_redeemed++
    return addDiscount(books, coupon, {
      customer: target.customer,
      subscription: target.subscription,
      promotion_code: code?.id ?? null,
      checkout_session: target.session ?? null,
      start: target.at,
    }).id
  })
}

/** Returns whether a wish gives a discount still, which a schedule made when it did. */
export function stillGives(books: AccountBooks, wish: DiscountWish, redeemer: Redeemer): boolean {
  try {
    resolveDiscount(books, wish, redeemer)
    return true
  } catch (error) {
    if (error instanceof StripeRefusal) return false
    throw error
  }
}

/** Returns what each coupon takes off an amount, one after the other; none takes more than is left. */
export function takeOff(coupons: readonly Coupon[], amount: number): number[] {
  let left = Math.max(amount, 0)
  return coupons.map((coupon) => {
    const wanted = coupon.amount_off ?? Math.round((left * (coupon.percent_off ?? 0)) / 100)
    const taken = Math.min(wanted, left)
    left -= taken
    return taken
  })
}

/** Returns the coupon of a discount. */
export const couponOf = (books: AccountBooks, discount: Discount): Coupon =>
  books.need('coupons', discount.source.coupon ?? '')

/** Returns those discounts that give something at a moment, oldest first. */
export const activeDiscounts = (books: AccountBooks, ids: readonly string[], at: number): Discount[] =>
  ids
    .map((id) => books.need('discounts', id))
    .filter((discount) => discount.end === null || discount.end > at)
