import type Stripe from 'stripe'
import { failureOf } from '../stripe/ask-stripe.ts'

/** The statuses of a subscription that is over. */
const OVER = new Set(['canceled', 'incomplete_expired'])

/**
 * Ends a subscription at Stripe at once. To end it twice does nothing. Errors: those of the library, also where Stripe refuses
 * and the subscription goes on.
 */
export async function endAtStripe(stripe: Stripe, subscriptionId: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(subscriptionId)
  } catch (error) {
    if (failureOf(error) !== 'refused') throw error
    const { status } = await stripe.subscriptions.retrieve(subscriptionId)
    if (!OVER.has(status)) throw error
  }
}
