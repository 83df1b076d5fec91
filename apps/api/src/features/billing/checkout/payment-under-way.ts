import type Stripe from 'stripe'
import type { Db } from '@section/db/connection.ts'
import { findCheckout } from './find-checkout.ts'
import { findLastCheckout } from './checkout-attempts-store.ts'

/**
 * Returns whether a member has bought a product and their bank takes days for the money, so that they do not pay twice; what
 * the bank has refused is not under way. Errors: those of the library. docs/product/billing.md#buying
 */
export async function isPaymentUnderWay(
  stripe: Stripe,
  db: Db,
  bought: { userId: string; item: string },
): Promise<boolean> {
  const id = await findLastCheckout(db, bought)
  const session = id === undefined ? null : await findCheckout(stripe, id)
  if (session?.status !== 'complete' || session.payment_status !== 'unpaid') return false
  const { payment_intent: intent } = session
  return intent !== null && typeof intent === 'object' && intent.status === 'processing'
}
