import type Stripe from 'stripe'
import { failureOf } from '../stripe/ask-stripe.ts'

/** Returns a checkout with its payment; null for one that Stripe does not know. Errors: those of the library. */
export async function findCheckout(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | null> {
  try {
    return await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
  } catch (error) {
    // Stripe does not know it, such as after a change of the account, and it must not stand in the way of another.
    if (failureOf(error) === 'refused') return null
    throw error
  }
}
