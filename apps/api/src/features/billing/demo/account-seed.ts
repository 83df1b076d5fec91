import type { discounts, payments, plans, products, purchases, subscriptions } from '@section/db/schema.ts'
import type {
  AccountSeed,
  SeededCustomer,
  SeededSubscription,
} from '@section/emulators/stripe/seed/account-seed.ts'

type Row<Table extends { $inferSelect: unknown }> = Table['$inferSelect']

/** The rows of the database that say what was sold, and to whom. */
export interface SoldRows {
  plans: readonly Row<typeof plans>[]
  products: readonly Row<typeof products>[]
  discounts: readonly Row<typeof discounts>[]
  customers: readonly {
    userId: string
    stripeCustomerId: string
    email: string
    name: string | null
    firstName: string
    lastName: string
  }[]
  subscriptions: readonly Row<typeof subscriptions>[]
  purchases: readonly Row<typeof purchases>[]
  payments: readonly Row<typeof payments>[]
}

/** The configuration of the portal in which members look after what they pay, without canceling. */
const DEFAULT_PORTAL = 'bpc_default'

/** Returns the account of Stripe's that would lead to these rows. */
export function seedOf(rows: SoldRows): AccountSeed {
  const canceling = rows.discounts.flatMap(({ portalConfigId }) => portalConfigId ?? [])
  return {
    prices: [
      ...rows.plans.map((plan) => ({ ...priceOf(plan), yearly: true })),
      ...rows.products.map((product) => ({ ...priceOf(product), yearly: false })),
    ],
    coupons: rows.discounts.map(({ amountOff, code, couponId: id, stripePromotionCodeId: promotion }) => ({
      id,
      amountOff,
      currency: rows.plans[0]?.currency ?? 'usd',
      code: promotion !== null && code !== null ? { id: promotion, code } : null,
    })),
    portalConfigurations: [
      { id: DEFAULT_PORTAL, cancels: false },
      ...canceling.map((id) => ({ id, cancels: true })),
    ],
    customers: rows.customers.map((customer) => customerOf(customer, rows)),
  }
}

const priceOf = (sold: SoldRows['plans'][number] | SoldRows['products'][number]) => ({
  id: sold.stripePriceId,
  product: sold.stripeProductId,
  name: sold.name,
  amount: sold.amount,
  currency: sold.currency,
})

function customerOf(customer: SoldRows['customers'][number], rows: SoldRows): SeededCustomer {
  const { email, firstName, lastName, stripeCustomerId: id, userId } = customer
  const isOwn = (row: { userId: string }) => row.userId === userId
  const paid = rows.payments.filter(isOwn)
  return {
    id,
    email,
    name: customer.name ?? `${firstName} ${lastName}`,
    metadata: { userId },
    subscriptions: rows.subscriptions.filter(isOwn).map((row) => subscriptionOf(row, paid, rows)),
    purchases: rows.purchases.filter(isOwn).flatMap(({ productId, purchaseId, purchasedAt }) => {
      const product = rows.products.find((one) => one.productId === productId)
      return product
        ? [{ id: purchaseId, price: product.stripePriceId, purchasedAt: seconds(purchasedAt) }]
        : []
    }),
    payments: paid.map(({ amountRefunded, paidAt, paymentId }) => ({
      id: paymentId,
      amountRefunded,
      paidAt: seconds(paidAt),
    })),
  }
}

function subscriptionOf(
  row: Row<typeof subscriptions>,
  paid: readonly Row<typeof payments>[],
  { plans: sold }: SoldRows,
): SeededSubscription {
  const first = paid.find(({ paidAt }) => paidAt.getTime() === row.startedAt.getTime())
  const other = sold.find(
    ({ amount, stripePriceId }) => stripePriceId !== row.stripePriceId && amount !== row.amount,
  )
  return {
    id: row.subscriptionId,
    price: row.stripePriceId,
    startedAt: seconds(row.startedAt),
    trialEnd: row.status === 'trialing' ? seconds(row.currentPeriodEnd) : null,
    failedAt: row.status === 'past_due' ? seconds(row.currentPeriodStart) : null,
    canceledAt: row.cancelAt && seconds(row.canceledAt ?? row.currentPeriodStart),
    endedAt: row.endedAt && seconds(row.endedAt),
    coupon: row.discount?.couponId ?? null,
    schedule: row.scheduleId !== null && other ? { id: row.scheduleId, price: other.stripePriceId } : null,
    openInvoice: row.openInvoiceUrl?.split('/').at(-1) ?? null,
    firstAmount: first?.amount ?? null,
  }
}

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000)
