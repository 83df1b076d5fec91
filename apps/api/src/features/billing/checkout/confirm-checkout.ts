import type Stripe from 'stripe'
import type { CheckoutConfirmation, CheckoutStatus } from '@section/contract/generated/schema-types.ts'
import type { MemberContext } from '../../../server/graphql/operation.ts'
import { ServiceUnavailable } from '../../../server/http/service-unavailable.ts'
import type { Services } from '../../../server/services.ts'
import { productPath } from '../product-path.ts'
import { askStripe } from '../stripe/ask-stripe.ts'
import { idOf } from '../stripe/id-of.ts'
import { syncCustomer } from '../sync/sync-customer.ts'
import { loadBuyer } from './buyers-store.ts'

/** The ids that Stripe gives to checkouts. */
const CHECKOUT_ID = /^cs_\w{1,120}$/

/** The objects that Stripe brings along with a checkout, so that one request answers the whole confirmation. */
const EXPANDED = ['line_items', 'subscription', 'invoice', 'payment_intent.latest_charge']

/**
 * Reads a checkout of the viewer from Stripe, applies what follows from it and returns what became of it; null for every id
 * that is not a checkout of theirs. Errors: `ServiceUnavailable`. docs/product/billing.md#buying
 */
export async function confirmCheckout(
  { services, viewer, now }: MemberContext,
  { sessionId }: { sessionId: string },
): Promise<CheckoutConfirmation | null> {
  const { stripeCustomerId } = await loadBuyer(services.database.db, viewer.userId, now)
  if (stripeCustomerId === null || !CHECKOUT_ID.test(sessionId)) return null
  const asked = await askStripe(services, 'confirm a checkout', async (stripe) => {
    const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: EXPANDED })
    if (session.customer !== stripeCustomerId) return null
    if (session.status === 'complete') await syncCustomer(services, stripeCustomerId)
    return session
  })
  if ('failure' in asked) {
    if (asked.failure === 'refused') return null
    throw new ServiceUnavailable('Stripe did not answer about a checkout')
  }
  return asked.answer && confirmationOf(services, asked.answer)
}

async function confirmationOf(
  services: Services,
  session: Stripe.Checkout.Session,
): Promise<CheckoutConfirmation> {
  const { plans, products } = await services.billingCatalog.current()
  const status = statusOf(session)
  const line = session.line_items?.data[0]
  const bought = idOf(line?.price?.product)
  const isSold = ({ stripeProductId }: { stripeProductId: string }) => stripeProductId === bought
  const product = products.find(isSold)
  const name = (plans.find(isSold) ?? product)?.name ?? line?.description ?? ''
  return {
    status,
    name,
    path: product ? productPath(product, await services.catalog.current()) : null,
    amountPaid: status === 'PAID' ? (session.amount_total ?? 0) : 0,
    amountOff: status === 'PAID' ? (session.total_details?.amount_discount ?? 0) : 0,
    currency: session.currency ?? '',
    receiptUrl: receiptUrlOf(session),
    ...renewalOf(session),
  }
}

function statusOf({ status, payment_status }: Stripe.Checkout.Session): CheckoutStatus {
  if (status === 'expired') return 'EXPIRED'
  if (status !== 'complete') return 'OPEN'
  return payment_status === 'unpaid' ? 'PROCESSING' : 'PAID'
}

/** Returns the page of the receipt of what was bought once, or of the first invoice of a plan. */
function receiptUrlOf({ payment_intent, invoice, amount_total }: Stripe.Checkout.Session): string | null {
  const charge = typeof payment_intent === 'object' ? payment_intent?.latest_charge : null
  if (charge && typeof charge === 'object') return charge.receipt_url
  return typeof invoice === 'object' && amount_total ? (invoice?.hosted_invoice_url ?? null) : null
}

function renewalOf({
  subscription,
}: Stripe.Checkout.Session): Pick<CheckoutConfirmation, 'renewalAmount' | 'renewsAt'> {
  const [item] = typeof subscription === 'object' ? (subscription?.items.data ?? []) : []
  if (!item) return { renewalAmount: null, renewsAt: null }
  return {
    renewalAmount: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    renewsAt: item.current_period_end * 1000,
  }
}
