import type Stripe from 'stripe'
import type { ErrorCode } from '@section/contract/error-codes.ts'
import { HOUR_MS } from '@section/domain/time/durations.ts'
import type { Services } from '../../../server/services.ts'
import { failureOf, UnusableAnswer } from '../stripe/ask-stripe.ts'
import { syncCustomer } from '../sync/sync-customer.ts'
import type { StoredBuyer } from './buyers-store.ts'
import { endAttempt, keepCheckout, openAttempt, type StoredAttempt } from './checkout-attempts-store.ts'
import { findCheckout } from './find-checkout.ts'
import { type OrderTerms, checkoutParams, type Order } from './order.ts'
import { isPaymentUnderWay } from './payment-under-way.ts'
import { customerOf } from './stripe-customer.ts'

/** Stripe forgets an idempotency key after 24 hours, so that a request is repeated for less. */
const REPEATABLE_MS = 23 * HOUR_MS
/** The number of older attempts that are ended at most before a new one begins; more only come while other tabs begin others. */
const MOST_ROUNDS = 4

/** The page on which the member pays, or why there is none. */
export type Begun = { url: string } | { code: ErrorCode }

/**
 * Begins a checkout, or returns to the one that the member has begun on the same terms; one on other terms is ended first.
 * No transaction is open while Stripe is asked. Errors: those of the library. docs/product/billing.md#buying
 */
export async function beginCheckout(
  services: Services,
  stripe: Stripe,
  { buyer, order, now }: { buyer: StoredBuyer; order: Order; now: number },
): Promise<Begun> {
  const { db } = services.database
  const customer = await customerOf(stripe, db, buyer)
  const terms = JSON.stringify(order.terms)
  const request = { userId: buyer.userId, item: order.item, terms, now }
  if (order.terms.mode === 'payment' && (await isPaymentUnderWay(stripe, db, request)))
    return { code: 'PRODUCT_NOT_SOLD' }
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { attempt, isNew } = await openAttempt(db, request)
    const session = await sessionOf(services, stripe, { attempt, isNew, customer, now })
    const isSame = attempt.item === order.item && attempt.terms === terms
    if (session?.status === 'open' && isSame) return goOn(services, attempt, session)
    if (session?.status === 'open') await stripe.checkout.sessions.expire(session.id)
    if (session?.status === 'complete') await syncCustomer(services, customer)
    await endAttempt(db, attempt.attemptId, now)
    if (session?.status === 'complete') {
      if (session.mode === 'subscription' && order.terms.mode === 'subscription')
        return { code: 'ALREADY_SUBSCRIBED' }
      if (attempt.item === order.item) return { code: 'PRODUCT_NOT_SOLD' }
    }
  }
  return { code: 'CHECKOUT_REFUSED' }
}

async function goOn(
  { database }: Services,
  attempt: StoredAttempt,
  session: Stripe.Checkout.Session,
): Promise<Begun> {
  const { id, url } = session
  if (!url) throw new UnusableAnswer('A checkout without a page')
  const isCurrent = await keepCheckout(database.db, attempt.attemptId, { id, url })
  // Another tab has begun another checkout, and this one was ended at Stripe.
  return isCurrent ? { url } : { code: 'CHECKOUT_REFUSED' }
}

interface Asking {
  attempt: StoredAttempt
  isNew: boolean
  customer: string
  now: number
}

/** Returns the checkout of an attempt; null for one that Stripe does not know. */
async function sessionOf(
  { config, database }: Services,
  stripe: Stripe,
  { attempt, isNew, customer, now }: Asking,
): Promise<Stripe.Checkout.Session | null> {
  const { attemptId, checkoutSessionId, startedAt } = attempt
  if (checkoutSessionId !== null) return findCheckout(stripe, checkoutSessionId)
  if (now - startedAt.getTime() >= REPEATABLE_MS) return lookUp(stripe, attempt, customer)
  const terms: OrderTerms = JSON.parse(attempt.terms)
  const params = checkoutParams(terms, { attemptId, customer, config })
  try {
    return await stripe.checkout.sessions.create(params, { idempotencyKey: attemptId })
  } catch (error) {
    if (failureOf(error) !== 'refused') throw error
    // A request that Stripe refuses has begun nothing, but an older one with the same key may have begun a checkout.
    if (!isNew) return lookUp(stripe, attempt, customer)
    await endAttempt(database.db, attemptId, now)
    throw error
  }
}

async function lookUp(
  stripe: Stripe,
  { attemptId, startedAt }: StoredAttempt,
  customer: string,
): Promise<Stripe.Checkout.Session | null> {
  // The clocks of two machines differ by seconds.
  const since = Math.floor(startedAt.getTime() / 1000) - 60
  const begun = stripe.checkout.sessions.list({ customer, created: { gte: since }, limit: 100 })
  for await (const session of begun) if (session.client_reference_id === attemptId) return session
  return null
}
