import type { AccountBooks } from '../account/account-books.ts'
import type { AccountObjects } from '../account/account-objects.ts'
import { wholeList } from '../account/wire.ts'
import { paymentOf } from '../objects/invoice.ts'

/** Returns what a field of an object becomes when it is expanded. */
type Expansion = (books: AccountBooks, object: Record<string, unknown>) => unknown

/** A field that holds an id, or a list of ids. */
const reference =
  (field: string, ...kinds: (keyof AccountObjects)[]): Expansion =>
  (books, object) => {
    const lookUp = (id: unknown) => {
      if (typeof id !== 'string') return id
      const found = kinds
        .map((kind) => books.objects[kind].get(id))
        .find((candidate) => candidate !== undefined)
      return found === undefined ? id : structuredClone(found)
    }
    const value = object[field]
    return Array.isArray(value) ? value.map(lookUp) : lookUp(value)
  }

/** A list that an object has only when somebody asks for it. */
const included =
  (find: (books: AccountBooks, id: string) => object[], url: (id: string) => string): Expansion =>
  (books, object) => {
    const id = String(object['id'])
    return structuredClone(wholeList(find(books, id), url(id)))
  }

const customer = reference('customer', 'customers', 'deletedCustomers')
const discounts = reference('discounts', 'discounts')
const subscription = reference('subscription', 'subscriptions')
const paymentIntent = reference('payment_intent', 'paymentIntents')
const paymentMethod = reference('payment_method', 'paymentMethods')
const charge = reference('charge', 'charges')
const coupon = reference('coupon', 'coupons')
const promotionCode = reference('promotion_code', 'promotionCodes')
const product = reference('product', 'products')
const testClock = reference('test_clock', 'testClocks')
const defaultMethod = reference('default_payment_method', 'paymentMethods')

const refundsOf = included(
  (books, id) => [...books.objects.refunds.values()].filter((refund) => refund.charge === id).reverse(),
  (id) => `/v1/charges/${id}/refunds`,
)
const paymentsOf = included(
  (books, id) => [paymentOf(books, id)].filter((payment) => payment !== undefined),
  (id) => `/v1/invoices/${id}/payments`,
)
const linesOf = included(
  (books, id) => books.objects.checkoutTerms.get(id)?.lineItems ?? [],
  (id) => `/v1/checkout/sessions/${id}/line_items`,
)
const subscriptionsOf = included(
  (books, id) =>
    [...books.objects.subscriptions.values()].filter(
      (found) => found.customer === id && found.status !== 'canceled',
    ),
  (id) => `/v1/customers/${id}/subscriptions`,
)

/** The fields that can be expanded, by the kind of their object; parts without a kind are known by their place. */
export const EXPANSIONS: Readonly<Record<string, Readonly<Record<string, Expansion>>>> = {
  'billing_portal.session': { configuration: reference('configuration', 'portalConfigurations') },
  charge: { customer, payment_intent: paymentIntent, refunds: refundsOf },
  'checkout.session': {
    customer,
    invoice: reference('invoice', 'invoices'),
    line_items: linesOf,
    payment_intent: paymentIntent,
    setup_intent: reference('setup_intent', 'setupIntents'),
    subscription,
  },
  customer: { subscriptions: subscriptionsOf, test_clock: testClock },
  discount: { customer, promotion_code: promotionCode },
  dispute: { charge, payment_intent: paymentIntent },
  invoice: {
    customer,
    default_payment_method: defaultMethod,
    discounts,
    payments: paymentsOf,
    test_clock: testClock,
  },
  invoice_payment: { invoice: reference('invoice', 'invoices') },
  line_item: { discounts, subscription },
  payment_intent: {
    customer,
    latest_charge: reference('latest_charge', 'charges'),
    payment_method: paymentMethod,
  },
  payment_method: { customer },
  plan: { product },
  price: { product },
  product: { default_price: reference('default_price', 'prices') },
  promotion_code: { customer },
  refund: { charge, payment_intent: paymentIntent },
  setup_intent: { customer, payment_method: paymentMethod },
  subscription: {
    customer,
    default_payment_method: defaultMethod,
    discounts,
    latest_invoice: reference('latest_invoice', 'invoices'),
    pending_setup_intent: reference('pending_setup_intent', 'setupIntents'),
    schedule: reference('schedule', 'schedules'),
    test_clock: testClock,
  },
  subscription_item: { discounts },
  subscription_schedule: { customer, subscription, test_clock: testClock },
  // Parts without a kind of their own, by the field in which they are.
  discounts: { coupon, discount: reference('discount', 'discounts'), promotion_code: promotionCode },
  invoice_settings: { default_payment_method: defaultMethod },
  items: { price: reference('price', 'prices'), plan: reference('plan', 'prices') },
  payment: { charge, payment_intent: paymentIntent },
  promotion: { coupon },
  source: { coupon },
  subscription_details: { subscription },
  total_discount_amounts: { discount: reference('discount', 'discounts') },
}
