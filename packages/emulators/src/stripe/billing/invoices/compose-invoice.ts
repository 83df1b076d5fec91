import type { AccountBooks } from '../../account/account-books.ts'
import { type Invoice, newInvoice } from '../../objects/invoice.ts'
import { type InvoiceLine, newInvoiceLine } from '../../objects/invoice-line.ts'
import type { Price } from '../../objects/price.ts'
import type { Subscription } from '../../objects/subscription.ts'
import { activeDiscounts, couponOf, takeOff } from '../discounts.ts'

/** A coupon that an invoice is made with, and the id of its discount. */
export interface AppliedCoupon {
  discount: string
  coupon: Parameters<typeof takeOff>[0][number]
}

export interface InvoicePlan {
  reason: Invoice['billing_reason']
  at: number
  /** The period that the invoice pays, and the one whose end made it. */
  pays: { start: number; end: number }
  over: { start: number; end: number }
  /** True when the period is free because it is a trial. */
  isTrial: boolean
  items: readonly { id: string; price: Price; quantity: number }[]
  coupons: readonly AppliedCoupon[]
}

/** Returns the invoice that a subscription gets by a plan, with the prorations that wait for it; nothing is kept. */
export function composeInvoice(books: AccountBooks, subscription: Subscription, plan: InvoicePlan): Invoice {
  const id = books.newId('in')
  const common = { invoice: id, subscription }
  const lines = [...books.objects.prorations.values()]
    .filter((proration) => proration.subscription === subscription.id)
    .map((proration) =>
      newInvoiceLine(books, {
        ...common,
        ...proration,
        subscription,
        price: books.need('prices', proration.price),
        proration: true,
      }),
    )
  for (const { id: item, price, quantity } of plan.items)
    lines.push(
      newInvoiceLine(books, {
        ...common,
        item,
        price,
        quantity,
        amount: plan.isTrial ? 0 : (price.unit_amount ?? 0) * quantity,
        description: describe(books, price, quantity, plan.isTrial),
        period: plan.pays,
        proration: false,
      }),
    )
  return newInvoice(books, {
    id,
    subscription,
    lines,
    reason: plan.reason,
    created: plan.at,
    period: plan.over,
    discounts: discountLines(lines, plan.coupons),
  })
}

/** Returns the coupons of a subscription's discounts that count at a moment. */
export const couponsOf = (books: AccountBooks, { discounts }: Subscription, at: number): AppliedCoupon[] =>
  activeDiscounts(books, discounts, at).map((discount) => ({
    discount: discount.id,
    coupon: couponOf(books, discount),
  }))

/** Takes the coupons off the lines that may be discounted, and returns what each took. */
function discountLines(lines: readonly InvoiceLine[], coupons: readonly AppliedCoupon[]) {
  const discountable = lines.filter((line) => line.discountable)
  const left = new Map(discountable.map((line) => [line, line.amount]))
  const whole = [...left.values()].reduce((sum, amount) => sum + amount, 0)
  const taken = takeOff(
    coupons.map(({ coupon }) => coupon),
    whole,
  )
  return coupons.flatMap(({ discount }, index) => {
    let rest = taken[index] ?? 0
    const amount = rest
    // A trial uses no coupon up.
    if (whole === 0) return []
    for (const [line, amountLeft] of left) {
      const share = Math.min(rest, amountLeft)
      line.discount_amounts = [...(line.discount_amounts ?? []), { amount: share, discount }]
      left.set(line, amountLeft - share)
      rest -= share
    }
    return [{ amount, discount }]
  })
}

function describe(books: AccountBooks, price: Price, quantity: number, isTrial: boolean): string {
  const name = books.objects.products.get(price.product)?.name ?? price.product
  if (isTrial) return `Trial period for ${name}`
  const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency: price.currency })
  return `${quantity} × ${name} (at ${amount.format((price.unit_amount ?? 0) / 100)} / ${price.recurring?.interval ?? 'once'})`
}
