import type Stripe from 'stripe'
import type { Db } from '@section/db/connection.ts'
import { UnusableAnswer } from '../stripe/ask-stripe.ts'
import { keepCustomer, type StoredBuyer } from './buyers-store.ts'

/**
 * Returns the customer at Stripe of a buyer, and makes one for who has none. One that was made and whose answer was lost is
 * found by the id of the member in its metadata.
 */
export async function customerOf(stripe: Stripe, db: Db, buyer: StoredBuyer): Promise<string> {
  const { userId, email, firstName, lastName, stripeCustomerId } = buyer
  if (stripeCustomerId !== null) return stripeCustomerId
  const known = await stripe.customers.list({ email, limit: 100 })
  if (!Array.isArray(known.data)) throw new UnusableAnswer('A list of customers without customers')
  const own = known.data.find(({ metadata }) => metadata['userId'] === userId)
  const { id } =
    own ??
    (await stripe.customers.create(
      { email, name: `${firstName} ${lastName}`, metadata: { userId } },
      { idempotencyKey: `customer-${userId}` },
    ))
  return keepCustomer(db, userId, id)
}
