import type Stripe from 'stripe'
import type { Services } from '../../../server/services.ts'
import { endAtStripe } from '../ending/end-at-stripe.ts'
import { syncCustomer } from '../sync/sync-customer.ts'
import { loadBuyer, type StoredBuyer } from './buyers-store.ts'

/**
 * Makes sure that nobody pays twice: what Stripe may still charge for a membership that is over is read again and, if it is
 * over indeed, ended before a new one is sold. Returns the buyer as they are then. docs/product/billing.md#buying
 */
export async function settleLeftovers(
  services: Services,
  stripe: Stripe,
  buyer: StoredBuyer,
  now: number,
): Promise<StoredBuyer> {
  if (buyer.leftovers.length === 0 || buyer.stripeCustomerId === null) return buyer
  await syncCustomer(services, buyer.stripeCustomerId)
  const current = await loadBuyer(services.database.db, buyer.userId, now)
  for (const subscription of current.leftovers) await endAtStripe(stripe, subscription)
  return current
}
