import type Stripe from 'stripe'
import { idOf } from './read-subscription.ts'

/**
 * Returns the price for which each payment intent has paid, by invoices of Stripe that bring along their payments. A charge
 * does not say itself what it was for.
 */
export function paidPrices(invoices: readonly Stripe.Invoice[]): ReadonlyMap<string, string> {
  return new Map(
    invoices.flatMap(({ lines, payments }) => {
      const price = dearestPrice(lines.data)
      if (price === null) return []
      return (payments?.data ?? []).flatMap(({ payment }): [string, string][] => {
        const intent = idOf(payment.payment_intent)
        return intent === null ? [] : [[intent, price]]
      })
    }),
  )
}

/** Returns the price of the line that asks for most; what a change of plan gives back is a line below zero. */
function dearestPrice(lines: readonly Stripe.InvoiceLineItem[]): string | null {
  const [dearest] = lines.toSorted((a, b) => b.amount - a.amount)
  return idOf(dearest?.pricing?.price_details?.price)
}
