import type Stripe from 'stripe'
import { failureOf } from '../stripe/ask-stripe.ts'
import { endAtStripe } from './end-at-stripe.ts'

const PAGE = 100

/**
 * Ends all that would still take money of a customer at Stripe: open checkouts, and then every subscription that Stripe lists.
 * Returns how many subscriptions were ended. Errors: those of the library; it can be repeated.
 */
export async function endAllAtStripe(stripe: Stripe, customer: string): Promise<number> {
  for await (const { id } of stripe.checkout.sessions.list({ customer, status: 'open', limit: PAGE }))
    // Stripe refuses for one that was paid meanwhile, whose subscription is listed below.
    await stripe.checkout.sessions.expire(id).catch((error: unknown) => {
      if (failureOf(error) !== 'refused') throw error
    })
  let ended = 0
  // Without a status Stripe lists all that have not ended.
  for await (const { id } of stripe.subscriptions.list({ customer, limit: PAGE })) {
    await endAtStripe(stripe, id)
    ended++
  }
  return ended
}
