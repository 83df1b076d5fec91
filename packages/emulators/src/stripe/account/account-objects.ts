import type { Stripe } from 'stripe'
import type { Wire } from './wire.ts'

/** What a checkout session will do when it is paid, which its own object does not show. */
interface SessionTerms {
  /** The id of the session. */
  id: string
  lineItems: Wire<Stripe.LineItem>[]
  coupon: string | null
  promotionCode: string | null
  trialEnd: number | null
  /** The metadata of the subscription or of the payment. */
  metadata: Record<string, string>
  description: string | null
}

/** A payment that waits for the person's confirmation, or for a bank. */
interface PendingPayment {
  /** The id of the payment intent or setup intent. */
  id: string
  /** The checkout session or the invoice that it pays. */
  target: string
  method: string
}

/** The first opening of a portal's page. */
interface PortalOpening {
  /** The id of the portal session. */
  id: string
  openedAt: number
}

/** How far the clock of a customer was moved forward, in seconds. */
interface MovedClock {
  /** The id of the customer. */
  id: string
  seconds: number
}

/** The number of the card of a payment method, which decides what becomes of its payments. */
interface CardOfMethod {
  /** The id of the payment method. */
  id: string
  number: string
}

/** What a change in the middle of a period adds to or takes off the next invoice. */
interface Proration {
  id: string
  subscription: string
  item: string
  price: string
  quantity: number
  amount: number
  description: string
  period: { start: number; end: number }
}

/** The first answer to an idempotency key, and the request that it answered. */
export interface KeptAnswer {
  /** The key. */
  id: string
  request: string
  status: number
  body: string
  requestId: string
  /** In epoch seconds of the account's clock. */
  keptAt: number
}

/** All that an account holds, by kind and id. Every kind keeps the order in which its objects were made. */
interface AccountKinds {
  cardsOfMethods: CardOfMethod
  charges: Wire<Stripe.Charge>
  checkoutSessions: Wire<Stripe.Checkout.Session>
  checkoutTerms: SessionTerms
  coupons: Wire<Stripe.Coupon>
  customers: Wire<Stripe.Customer>
  deletedCustomers: Wire<Stripe.DeletedCustomer>
  discounts: Wire<Stripe.Discount>
  disputes: Wire<Stripe.Dispute>
  events: Wire<Stripe.Event>
  invoicePayments: Wire<Stripe.InvoicePayment>
  invoices: Wire<Stripe.Invoice>
  keptAnswers: KeptAnswer
  movedClocks: MovedClock
  paymentIntents: Wire<Stripe.PaymentIntent>
  paymentMethods: Wire<Stripe.PaymentMethod>
  pendingPayments: PendingPayment
  portalConfigurations: Wire<Stripe.BillingPortal.Configuration>
  portalOpenings: PortalOpening
  portalSessions: Wire<Stripe.BillingPortal.Session>
  prices: Wire<Stripe.Price>
  products: Wire<Stripe.Product>
  prorations: Proration
  promotionCodes: Wire<Stripe.PromotionCode>
  refunds: Wire<Stripe.Refund>
  schedules: Wire<Stripe.SubscriptionSchedule>
  setupIntents: Wire<Stripe.SetupIntent>
  subscriptions: Wire<Stripe.Subscription>
  testClocks: Wire<Stripe.TestHelpers.TestClock>
}

export type AccountObjects = { [Kind in keyof AccountKinds]: Map<string, AccountKinds[Kind]> }

/** The whole account as JSON. */
export type AccountSnapshot = { [Kind in keyof AccountKinds]?: AccountKinds[Kind][] }

/** Returns an account's maps with what a snapshot holds; empty without one. */
export function objectsOf(snapshot: AccountSnapshot = {}): AccountObjects {
  const map = <T extends { id: string }>(objects: readonly T[] = []) =>
    new Map(objects.map((object) => [object.id, object]))
  return {
    cardsOfMethods: map(snapshot.cardsOfMethods),
    charges: map(snapshot.charges),
    checkoutSessions: map(snapshot.checkoutSessions),
    checkoutTerms: map(snapshot.checkoutTerms),
    coupons: map(snapshot.coupons),
    customers: map(snapshot.customers),
    deletedCustomers: map(snapshot.deletedCustomers),
    discounts: map(snapshot.discounts),
    disputes: map(snapshot.disputes),
    events: map(snapshot.events),
    invoicePayments: map(snapshot.invoicePayments),
    invoices: map(snapshot.invoices),
    keptAnswers: map(snapshot.keptAnswers),
    movedClocks: map(snapshot.movedClocks),
    paymentIntents: map(snapshot.paymentIntents),
    paymentMethods: map(snapshot.paymentMethods),
    pendingPayments: map(snapshot.pendingPayments),
    portalConfigurations: map(snapshot.portalConfigurations),
    portalOpenings: map(snapshot.portalOpenings),
    portalSessions: map(snapshot.portalSessions),
    prices: map(snapshot.prices),
    products: map(snapshot.products),
    prorations: map(snapshot.prorations),
    promotionCodes: map(snapshot.promotionCodes),
    refunds: map(snapshot.refunds),
    schedules: map(snapshot.schedules),
    setupIntents: map(snapshot.setupIntents),
    subscriptions: map(snapshot.subscriptions),
    testClocks: map(snapshot.testClocks),
  }
}

/** Returns a copy of all that the maps hold. */
export const snapshotOf = (objects: AccountObjects): AccountSnapshot =>
  structuredClone(Object.fromEntries(Object.entries(objects).map(([kind, map]) => [kind, [...map.values()]])))
