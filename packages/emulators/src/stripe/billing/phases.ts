import type { AccountBooks } from '../account/account-books.ts'
import { invalid } from '../account/refusal.ts'
import { newPhase, type Phase, type Schedule } from '../objects/schedule.ts'
import type { Subscription } from '../objects/subscription.ts'
import { refuseOtherRhythm } from './change-items.ts'
import { couponOf, type DiscountWish, resolveDiscount } from './discounts.ts'
import { addIntervals, type Rhythm } from './periods.ts'

/** A phase as it shall be. Without an end it lasts one interval of its price. */
export interface PhaseWish {
  items: readonly { price: string; quantity?: number | undefined }[]
  discounts?: readonly DiscountWish[] | null | undefined
  start_date?: number | 'now' | undefined
  end_date?: number | 'now' | undefined
  duration?: { interval: Rhythm['interval']; interval_count?: number | undefined } | undefined
  metadata?: Record<string, string> | null | undefined
  proration_behavior?: Phase['proration_behavior'] | undefined
  trial_end?: number | undefined
}

/** Returns the phase that begins at a moment, or refuses one that could not happen when its time comes. */
export function phaseOf(
  books: AccountBooks,
  schedule: Schedule,
  wish: PhaseWish,
  { at, start }: { at: number; start: number },
): Phase {
  const subscription = books.need('subscriptions', schedule.subscription ?? '')
  const items = itemsOf(books, subscription, wish)
  const { interval, interval_count: count = 1 } = wish.duration ??
    items[0]?.price.recurring ?? { interval: 'year' }
  const end =
    wish.end_date === 'now'
      ? at
      : (wish.end_date ?? addIntervals(start, { interval, interval_count: count }, 1))
  if (end <= start)
    throw invalid('The end date of a phase must be after its start date.', { param: 'phases[0][end_date]' })
  if (wish.trial_end !== undefined && wish.trial_end !== subscription.trial_end)
    throw invalid('The emulator changes no trial by a schedule.', { param: 'phases[0][trial_end]' })
  refuseDiscounts(books, subscription, wish.discounts ?? [], at)
  return newPhase({
    items,
    discounts: (wish.discounts ?? []).map(({ coupon = null, discount = null, promotion_code = null }) => ({
      coupon,
      discount,
      promotion_code,
    })),
    start,
    end,
    metadata: wish.metadata ?? {},
    prorates: wish.proration_behavior !== 'none',
    trialEnd: wish.trial_end ?? null,
  })
}

function itemsOf(books: AccountBooks, subscription: Subscription, wish: PhaseWish) {
  const now = subscription.items.data
  if (wish.items.length !== now.length)
    throw invalid('The emulator neither adds items to a subscription nor takes them away.', {
      param: 'phases[0][items]',
    })
  return wish.items.map((item, index) => {
    const price = books.need('prices', item.price, `phases[0][items][${index}][price]`)
    refuseOtherRhythm(now[index]?.price ?? price, price)
    return { price, quantity: item.quantity ?? 1 }
  })
}

function refuseDiscounts(
  books: AccountBooks,
  { currency, customer, discounts }: Subscription,
  wishes: readonly DiscountWish[],
  at: number,
): void {
  const had = new Set(discounts.map((id) => couponOf(books, books.need('discounts', id)).id))
  for (const { discount, ...named } of wishes) {
    if (discount !== undefined) books.need('discounts', discount, 'phases[0][discounts][0][discount]')
    else if (!had.has(named.coupon ?? '')) resolveDiscount(books, named, { customer, currency, at })
  }
}
