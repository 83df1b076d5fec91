import { AccountBooks } from '../account/account-books.ts'

/** Returns books of their own with the catalog and one subscription, in which a change can be tried. They tell nobody of events. */
export function copyForSubscription(books: AccountBooks, subscriptionId: string): AccountBooks {
  const { objects } = books
  const subscription = books.need('subscriptions', subscriptionId)
  const customer = books.need('customers', subscription.customer)
  const schedule = objects.schedules.get(subscription.schedule ?? '')
  const copy = new AccountBooks({ now: () => books.time(customer.id) * 1000, pagesUrl: () => null })
  const isOfCustomer = (method: { customer: string | null }) => method.customer === customer.id
  const methods = [...objects.paymentMethods.values()].filter(isOfCustomer)
  copy.restore({
    cardsOfMethods: methods.map(({ id }) => books.need('cardsOfMethods', id)),
    coupons: [...objects.coupons.values()],
    customers: [{ ...customer, test_clock: null }],
    discounts: [...objects.discounts.values()].filter((discount) => discount.subscription === subscriptionId),
    paymentMethods: methods,
    prices: [...objects.prices.values()],
    products: [...objects.products.values()],
    promotionCodes: [...objects.promotionCodes.values()],
    prorations: [...objects.prorations.values()].filter(
      (proration) => proration.subscription === subscriptionId,
    ),
    schedules: schedule ? [schedule] : [],
    subscriptions: [subscription],
  })
  return copy
}
