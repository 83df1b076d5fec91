import type { AccountBooks } from '../account/account-books.ts'
import type { PaymentOutcome } from '../account/cards.ts'
import { changeAndTell } from '../account/change.ts'
import { invalid } from '../account/refusal.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import type { Price } from '../objects/price.ts'
import { addSubscription, type Subscription } from '../objects/subscription.ts'
import { finalizeInvoice, markPaid, payWith } from './invoices/collect.ts'
import { composeInvoice, couponsOf } from './invoices/compose-invoice.ts'
import { type DiscountWish, redeemAll, resolveDiscount } from './discounts.ts'
import { nextPeriodEnd } from './periods.ts'

export interface NewSubscription {
  id?: string
  customer: string
  items: readonly { price: Price; quantity: number }[]
  discounts: readonly DiscountWish[]
  trialEnd: number | null
  metadata: Record<string, string>
  description: string | null
  method: PaymentMethod | undefined
  at: number
  /** The checkout session that made it, and what became of its payment; without one the card is asked now. */
  checkout?: { session: string; intent: string | null; isPaid: boolean }
}

/** Starts a subscription with its first invoice, which is paid at once; a trial's costs nothing. */
export function startSubscription(
  books: AccountBooks,
  wish: NewSubscription,
): { subscription: Subscription; outcome: PaymentOutcome } {
  const { at, checkout, customer, trialEnd } = wish
  const rhythm = wish.items[0]?.price.recurring
  if (!rhythm || wish.items.some(({ price }) => !price.recurring))
    throw invalid(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      {
        param: 'items[0][price]',
      },
    )
  // Before anything is kept, so that a refused subscription leaves nothing behind.
  for (const discount of wish.discounts)
    resolveDiscount(books, discount, { customer, currency: wish.items[0]?.price.currency ?? '', at })
  const anchor = trialEnd ?? at
  const period = { start: at, end: nextPeriodEnd(anchor, rhythm, at) }
  const subscription = addSubscription(books, {
    ...(wish.id !== undefined && { id: wish.id }),
    customer,
    items: wish.items,
    metadata: wish.metadata,
    description: wish.description,
    created: at,
    period,
    anchor,
    trialEnd,
    method: wish.method?.id ?? null,
    status: trialEnd === null ? 'incomplete' : 'trialing',
  })
  const { currency, id } = subscription
  subscription.discounts = redeemAll(books, wish.discounts, {
    customer,
    currency,
    at,
    subscription: id,
    has: [],
    ...(checkout && { session: checkout.session }),
  })
  const invoice = composeInvoice(books, subscription, {
    reason: 'subscription_create',
    at,
    pays: period,
    over: { start: at, end: at },
    isTrial: trialEnd !== null,
    items: subscription.items.data.map((item) => ({ ...item, quantity: item.quantity ?? 1 })),
    coupons: couponsOf(books, subscription, at),
  })
  books.emit('customer.subscription.created', subscription)
  finalizeInvoice(books, invoice, checkout?.intent ?? undefined)
  let outcome: PaymentOutcome = { result: 'succeeded' }
  if (invoice.status === 'open') {
    if (!checkout) outcome = payWith(books, invoice, wish.method, { at, present: false })
    else if (checkout.isPaid) markPaid(books, invoice, at)
    // A bank needs days to answer; the subscription runs meanwhile.
    else changeAndTell(books, 'customer.subscription.updated', subscription, { status: 'active' })
  }
  return { subscription, outcome }
}
