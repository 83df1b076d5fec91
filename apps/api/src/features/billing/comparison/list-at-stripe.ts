import type Stripe from 'stripe'
import type {
  BooksAtStripe,
  PurchaseAtStripe,
  SubscriptionAtStripe,
} from '@section/domain/billing/comparison/books.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import type { ReadSubscription } from '../reading/customer-reading.ts'
import { amountsChargedBack } from '../reading/charged-back.ts'
import { EXPANDED_CHECKOUT, isReturned, readCheckout } from '../reading/read-customer.ts'
import { idOf } from '../stripe/id-of.ts'
import { EXPANDED_SUBSCRIPTION, readSubscription } from '../reading/read-subscription.ts'

const PAGE = 100
/** The most that the library collects. No school returns so many payments in that time. */
const MOST = 10_000
/** The time for which purchases and refunds are listed. What is older was told long ago, and what is stored of it counts. */
const RECENT_MS = 35 * DAY_MS
/** The time for which disputes are listed, which banks may take half a year to decide. */
const DISPUTES_MS = 200 * DAY_MS

/**
 * Lists all subscriptions at Stripe, the purchases of late at `now` (epoch ms), a hundred in each request, and the payments that
 * were returned in full of late. Errors: those of the library, `UnusableAnswer`.
 */
export async function listAtStripe(stripe: Stripe, now: number): Promise<BooksAtStripe> {
  const returned = await listReturnedIntents(stripe, now)
  return {
    subscriptions: await listSubscriptions(stripe, returned),
    purchases: await listPurchases(stripe, now),
    returned,
  }
}

async function listSubscriptions(
  stripe: Stripe,
  returned: ReadonlySet<string>,
): Promise<SubscriptionAtStripe[]> {
  const found: SubscriptionAtStripe[] = []
  const all = stripe.subscriptions.list({ status: 'all', limit: PAGE, expand: EXPANDED_SUBSCRIPTION })
  for await (const listed of all) {
    const subscription = readSubscription(listed)
    found.push(toCompared(subscription, isReturned(subscription.paidBy, returned)))
  }
  return found
}

/** Returns what was bought once of late, by anybody, and paid. */
async function listPurchases(stripe: Stripe, now: number): Promise<PurchaseAtStripe[]> {
  const found: PurchaseAtStripe[] = []
  const all = stripe.checkout.sessions.list({
    status: 'complete',
    ...createdSince(now - RECENT_MS),
    expand: EXPANDED_CHECKOUT,
  })
  for await (const listed of all) {
    const { checkoutSessionId: purchaseId, ...checkout } = readCheckout(listed)
    const { stripeCustomerId, boughtProducts, paymentIntentId } = checkout
    if (boughtProducts.length > 0)
      found.push({ purchaseId, stripeCustomerId, boughtProducts, paymentIntentId })
  }
  return found
}

/** Returns the parameters of a list of what was made since an instant (epoch ms). */
const createdSince = (instant: number) => ({ created: { gte: Math.floor(instant / 1000) }, limit: PAGE })

/** Returns the payments, by their payment intents, that were returned in full of late, by refunds or by banks. */
async function listReturnedIntents(stripe: Stripe, now: number): Promise<ReadonlySet<string>> {
  const since = (ms: number) => ({ ...createdSince(now - ms), expand: ['data.charge'] })
  const refunds = await stripe.refunds.list(since(RECENT_MS)).autoPagingToArray({ limit: MOST })
  const disputes = await stripe.disputes.list(since(DISPUTES_MS)).autoPagingToArray({ limit: MOST })
  const charges = [...refunds, ...disputes].flatMap(({ charge }) =>
    charge === null || typeof charge === 'string' ? [] : charge,
  )
  const chargedBack = amountsChargedBack(charges, disputes)
  const returned = new Set<string>()
  for (const charge of charges) {
    const intent = idOf(charge.payment_intent)
    const back = charge.amount_refunded + (chargedBack.get(charge.id) ?? 0)
    if (intent && back >= charge.amount) returned.add(intent)
  }
  return returned
}

const toCompared = (subscription: ReadSubscription, refunded: boolean): SubscriptionAtStripe => ({
  subscriptionId: subscription.subscriptionId,
  stripeCustomerId: subscription.stripeCustomerId,
  stripePriceId: subscription.stripePriceId,
  stripeProductId: subscription.stripeProductId,
  status: subscription.status,
  startedAt: subscription.startedAt.getTime(),
  currentPeriodStart: subscription.currentPeriodStart.getTime(),
  currentPeriodEnd: subscription.currentPeriodEnd.getTime(),
  cancelAt: subscription.cancelAt?.getTime() ?? null,
  couponId: subscription.discount?.couponId ?? null,
  refunded,
})
