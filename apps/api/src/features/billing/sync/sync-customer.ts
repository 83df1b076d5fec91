import { applyReading } from './apply-reading.ts'
import { readCustomer } from '../reading/read-customer.ts'
import { UnusableAnswer } from '../stripe/ask-stripe.ts'
import { soldItems } from './sold-items.ts'
import { beginReading, findStripeCustomer, finishReading, lockReading } from './readings-store.ts'
import type { SyncServices } from './sync-services.ts'

/**
 * Reads what Stripe says of a customer now and applies it: subscriptions, payments, purchases, what they open, and the status
 * of the member. Of readings that overlap, the one that began last is applied last. A customer of no member is left alone.
 * Errors: those of the library when Stripe does not answer, `UnusableAnswer`. docs/decisions/billing-sync.md
 */
export async function syncCustomer(services: SyncServices, stripeCustomerId: string): Promise<void> {
  const { stripe, database, billingCatalog, cacheInvalidation, catalog, clock, log } = services
  if (!stripe) return
  const begun = await beginReading(database.db, stripeCustomerId)
  if (!begun) return
  const reading = await readCustomer(stripe, stripeCustomerId).catch((error: unknown) => {
    if (error instanceof UnusableAnswer)
      log.error(
        { userId: begun.userId, reason: error.message },
        'Stripe’s answer lacks what it must have, and what was known is kept',
      )
    throw error
  })
  const [snapshot, sold] = [await catalog.current(), soldItems(await billingCatalog.current())]
  await cacheInvalidation.transaction(async (tx, invalidate) => {
    if (!(await lockReading(tx, begun))) return
    const now = clock()
    await applyReading(services, { tx, invalidate, snapshot, sold, now }, begun.userId, reading)
    await finishReading(tx, begun, now)
  })
}

/** Reads what Stripe says of a member now and applies it; returns false for a member without a customer at Stripe. */
export async function syncMember(services: SyncServices, userId: string): Promise<boolean> {
  const stripeCustomerId = await findStripeCustomer(services.database.db, userId)
  if (stripeCustomerId === undefined) return false
  await syncCustomer(services, stripeCustomerId)
  return true
}
