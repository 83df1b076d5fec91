import type Stripe from 'stripe'
import { PAID_STATUSES } from '@section/domain/billing/subscription-access.ts'
import { idOf } from '../stripe/id-of.ts'
import type { CustomerReading, ReadCheckout, ReadPayment, ReadSubscription } from './customer-reading.ts'
import { amountsChargedBack } from './charged-back.ts'
import { paidProducts } from './paid-products.ts'
import { EXPANDED_SUBSCRIPTION, momentOf, readSubscription } from './read-subscription.ts'
import { requireCharges } from './require-charges.ts'

const PAGE = 100
/** No member has more of one kind; a longer list is a mistake, and would hold the reading up. */
const MOST = 1000
/** The objects that a list of checkouts must bring along, so that one request tells what was bought in each. */
export const EXPANDED_CHECKOUT = ['data.line_items']
/** The statuses of a subscription that is paid again. */
const RENEWING = new Set([...PAID_STATUSES, 'past_due'])

/**
 * Reads all that Stripe says of a customer. Errors: those of the library, and `UnusableAnswer`.
 * docs/decisions/billing-sync.md
 */
export async function readCustomer(stripe: Stripe, customer: string): Promise<CustomerReading> {
  const [subscriptions, charges, invoices, checkouts] = await Promise.all([
    stripe.subscriptions
      .list({ customer, status: 'all', limit: PAGE, expand: EXPANDED_SUBSCRIPTION })
      .autoPagingToArray({ limit: MOST }),
    stripe.charges.list({ customer, limit: PAGE }).autoPagingToArray({ limit: MOST }),
    stripe.invoices
      .list({ customer, status: 'paid', limit: PAGE, expand: ['data.payments'] })
      .autoPagingToArray({ limit: MOST }),
    stripe.checkout.sessions
      .list({ customer, limit: PAGE, expand: EXPANDED_CHECKOUT })
      .autoPagingToArray({ limit: MOST }),
  ])
  const products = paidProducts(invoices)
  const paid = charges.filter(({ status }) => status === 'succeeded')
  const chargedBack = amountsChargedBack(paid, await listDisputes(stripe, paid))
  const payments = paid.map((charge) => readPayment(charge, { products, chargedBack }))
  const refunded = returnedIntents(payments)
  const reading = {
    subscriptions: await Promise.all(
      subscriptions.map(async (each) => {
        const subscription = readSubscription(each)
        const next = renews(subscription) ? await previewNext(stripe, subscription.subscriptionId) : null
        return {
          ...subscription,
          refunded: isReturned(subscription.paidBy, refunded),
          nextAmount: next?.amount ?? null,
          nextAmountOff: next?.amountOff ?? 0,
        }
      }),
    ),
    payments,
    checkouts: checkouts.map(readCheckout),
  }
  requireCharges(reading)
  return reading
}

/** Returns whether all of these payments were returned in full, of which there is at least one. */
export const isReturned = (paidBy: readonly string[], returned: ReadonlySet<string>): boolean =>
  paidBy.length > 0 && paidBy.every((intent) => returned.has(intent))

const renews = ({ status, cancelAt }: ReadSubscription) => RENEWING.has(status) && cancelAt === null

/** Returns the disputes of the charges that have one, which hardly any has. */
async function listDisputes(stripe: Stripe, charges: readonly Stripe.Charge[]): Promise<Stripe.Dispute[]> {
  const disputed = charges.filter((charge) => charge.disputed)
  const lists = await Promise.all(
    disputed.map(({ id: charge }) => stripe.disputes.list({ charge, limit: PAGE })),
  )
  return lists.flatMap(({ data }) => data)
}

/** Returns the payments that were returned in full, by the school or by banks, by their payment intents. */
export const returnedIntents = (payments: readonly ReadPayment[]): ReadonlySet<string> =>
  new Set(
    payments.flatMap(({ amount, amountRefunded, amountChargedBack, paymentIntentId }) =>
      amountRefunded + amountChargedBack >= amount && paymentIntentId ? [paymentIntentId] : [],
    ),
  )

/** Returns what the next invoice of a subscription will ask for and what discounts take off it; null when Stripe expects none. */
async function previewNext(
  stripe: Stripe,
  subscription: string,
): Promise<{ amount: number; amountOff: number } | null> {
  try {
    const invoice = await stripe.invoices.createPreview({ subscription })
    const discounted = invoice.total_discount_amounts ?? []
    return {
      amount: invoice.amount_due,
      amountOff: discounted.reduce((sum, { amount }) => sum + amount, 0),
    }
  } catch (error) {
    if (isRefusedByStripe(error)) return null
    throw error
  }
}

/** Returns whether Stripe understood a request and does not carry it out. */
const isRefusedByStripe = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError'

/** The facts about charges that other answers tell: the product by the payment intent, the amount taken back by the charge. */
interface BesideCharges {
  products: ReadonlyMap<string, string>
  chargedBack: ReadonlyMap<string, number>
}

function readPayment(charge: Stripe.Charge, { products, chargedBack }: BesideCharges): ReadPayment {
  const { id, description, amount, amount_refunded, currency, created, receipt_url } = charge
  const paymentIntentId = idOf(charge.payment_intent)
  return {
    paymentId: id,
    description: description ?? '',
    amount,
    amountRefunded: amount_refunded,
    amountChargedBack: chargedBack.get(id) ?? 0,
    currency,
    paidAt: momentOf(created),
    receiptUrl: receipt_url,
    paymentIntentId,
    stripeProductId: products.get(paymentIntentId ?? '') ?? null,
  }
}

/** Returns a checkout that a list brought along with what `EXPANDED_CHECKOUT` names. */
export function readCheckout(checkout: Stripe.Checkout.Session): ReadCheckout {
  const { id, client_reference_id, customer, status, mode, payment_status, payment_intent, created } =
    checkout
  const isBought = mode === 'payment' && status === 'complete' && payment_status !== 'unpaid'
  return {
    checkoutSessionId: id,
    stripeCustomerId: idOf(customer),
    attemptId: client_reference_id,
    ended: status !== 'open',
    boughtProducts: isBought
      ? (checkout.line_items?.data ?? []).flatMap(({ price }) => idOf(price?.product) ?? [])
      : [],
    paymentIntentId: idOf(payment_intent),
    createdAt: momentOf(created),
  }
}
