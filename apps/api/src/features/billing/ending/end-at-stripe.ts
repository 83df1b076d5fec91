import type Stripe from 'stripe'
import { failureOf } from '../stripe/ask-stripe.ts'

/** The statuses of a subscription that is over. */
const OVER = new Set(['canceled', 'incomplete_expired'])

/**
 * Ends a subscription at Stripe at once, and takes its open invoices back, which could be paid on their pages for ever. To end it
 * twice does nothing. Errors: those of the library, also where Stripe refuses and the subscription goes on.
 */
export async function endAtStripe(stripe: Stripe, subscription: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(subscription)
  } catch (error) {
    if (failureOf(error) !== 'refused') throw error
    const { status } = await stripe.subscriptions.retrieve(subscription)
    if (!OVER.has(status)) throw error
  }
  for await (const { id } of stripe.invoices.list({ subscription, status: 'open', limit: 100 }))
    // Stripe refuses for one that was paid meanwhile.
    await stripe.invoices.voidInvoice(id).catch((error: unknown) => {
      if (failureOf(error) !== 'refused') throw error
    })
}
