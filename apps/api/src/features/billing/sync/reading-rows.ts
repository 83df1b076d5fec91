import { type BillingRows, yearOf } from '../billing-rows.ts'
import type { CustomerReading, ReadPayment } from '../reading/customer-reading.ts'
import { returnedIntents } from '../reading/read-customer.ts'
import type { SoldItems } from './sold-items.ts'

/** Returns the rows of a reading: with the member, the plans and the products that only we know. */
export function rowsOfReading(reading: CustomerReading, userId: string, sold: SoldItems): BillingRows {
  const returned = returnedIntents(reading.payments)
  return {
    subscriptions: reading.subscriptions.map(
      ({
        paidBy: _paidBy,
        amountDue: _due,
        stripeCustomerId: _customer,
        stripeProductId,
        ...subscription
      }) => ({
        ...subscription,
        userId,
        planId: sold.plans.get(stripeProductId)?.planId ?? null,
      }),
    ),
    payments: reading.payments.map(({ paymentIntentId: _intent, stripeProductId, ...payment }) => {
      const plan = sold.plans.get(stripeProductId ?? '')
      return { ...payment, userId, description: plan ? yearOf(plan) : payment.description }
    }),
    purchases: reading.checkouts.flatMap(({ boughtProducts, ...checkout }) => {
      const [product] = boughtProducts.flatMap((id) => sold.products.get(id) ?? [])
      if (!product) return []
      const { checkoutSessionId: purchaseId, paymentIntentId, createdAt: purchasedAt } = checkout
      const refunded = paymentIntentId !== null && returned.has(paymentIntentId)
      return [{ purchaseId, userId, productId: product.productId, paymentIntentId, purchasedAt, refunded }]
    }),
  }
}

/** Returns the charge that last paid each subscription and purchase, by the id of what it paid. */
export function chargesOfReading(reading: CustomerReading): ReadonlyMap<string, string> {
  const charges = new Map(
    reading.payments.flatMap(({ paymentIntentId, paymentId }: ReadPayment) =>
      paymentIntentId ? [[paymentIntentId, paymentId] as const] : [],
    ),
  )
  const paid = (id: string, intent: string | null | undefined): [string, string][] => {
    const charge = intent ? charges.get(intent) : undefined
    return charge ? [[id, charge]] : []
  }
  return new Map([
    ...reading.subscriptions.flatMap(({ subscriptionId, paidBy }) => paid(subscriptionId, paidBy.at(-1))),
    ...reading.checkouts.flatMap(({ checkoutSessionId, boughtProducts, paymentIntentId }) =>
      boughtProducts.length > 0 ? paid(checkoutSessionId, paymentIntentId) : [],
    ),
  ])
}

/** Returns what the open invoices of a reading ask for, in cents, by the id of the subscription. */
export const amountsDueOf = ({ subscriptions }: CustomerReading): ReadonlyMap<string, number> =>
  new Map(
    subscriptions.flatMap(({ subscriptionId, amountDue }) =>
      amountDue === null ? [] : [[subscriptionId, amountDue] as const],
    ),
  )
