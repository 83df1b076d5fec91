import type { payments, subscriptions } from '@section/db/schema.ts'

/** A subscription as it is stored, without what only the school's catalog and members say. */
export type ReadSubscription = Omit<typeof subscriptions.$inferSelect, 'userId' | 'planId'> & {
  stripeCustomerId: string
  /** The product of its price. */
  stripeProductId: string
  /** The payment intents that paid its latest invoice. */
  paidBy: readonly string[]
  /** The amount due on its open invoice, in cents; null when nothing is open. */
  amountDue: number | null
}

/** A charge that succeeded, as it is stored. */
export type ReadPayment = Omit<typeof payments.$inferSelect, 'userId'> & {
  paymentIntentId: string | null
  /** The product of the invoice that it paid; null for what is bought without one. */
  stripeProductId: string | null
}

/** A checkout of a customer. */
export interface ReadCheckout {
  checkoutSessionId: string
  /** Null for a checkout that is not of a customer. */
  stripeCustomerId: string | null
  /** The id of our attempt, which the checkout carries; null for one that others began. */
  attemptId: string | null
  /** True once nobody can pay in it any more. */
  ended: boolean
  /** The products at Stripe that were paid at once or have been paid since; empty for a plan, and while the money is on its way. */
  boughtProducts: readonly string[]
  paymentIntentId: string | null
  createdAt: Date
}

/** All that Stripe says of a customer at one moment. */
export interface CustomerReading {
  subscriptions: readonly ReadSubscription[]
  payments: readonly ReadPayment[]
  checkouts: readonly ReadCheckout[]
}
