import type Stripe from 'stripe'
import { idOf } from '../stripe/id-of.ts'

/**
 * Returns the product for which each payment intent has paid, by invoices of Stripe that bring along their payments. A charge
 * does not say itself what it was for.
 */
export function paidProducts(invoices: readonly Stripe.Invoice[]): ReadonlyMap<string, string> {
  return new Map(
    invoices.flatMap(({ lines, payments }) => {
      const product = dearestProduct(lines.data)
      if (product === null) return []
      return (payments?.data ?? []).flatMap(({ payment }): [string, string][] => {
        const intent = idOf(payment.payment_intent)
        return intent === null ? [] : [[intent, product]]
      })
    }),
  )
}

/** Returns the product of the line that asks for most; what a change of plan gives back is a line below zero. */
function dearestProduct(lines: readonly Stripe.InvoiceLineItem[]): string | null {
  const [dearest] = lines.toSorted((a, b) => b.amount - a.amount)
  return dearest?.pricing?.price_details?.product ?? null
}
