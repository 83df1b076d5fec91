import { UnusableAnswer } from '../stripe/ask-stripe.ts'
import type { CustomerReading } from './customer-reading.ts'

/**
 * Makes sure that a reading has the charge of each payment that it calls made. Its lists are asked for at once and may be
 * answered at different moments, so that one knows of a payment and another does not yet; the mail about it would then say that
 * nothing was paid. What is free or in a trial has no payment. Errors: `UnusableAnswer`.
 */
export function requireCharges({ subscriptions, checkouts, payments }: CustomerReading): void {
  const charged = new Set(payments.map(({ paymentIntentId }) => paymentIntentId))
  const made = [
    ...subscriptions.flatMap(({ paidBy }) => paidBy),
    ...checkouts.flatMap(({ boughtProducts, paymentIntentId }) =>
      boughtProducts.length > 0 && paymentIntentId !== null ? [paymentIntentId] : [],
    ),
  ]
  const missing = made.find((intent) => !charged.has(intent))
  if (missing !== undefined) throw new UnusableAnswer(`The payment ${missing} has no charge.`)
}
