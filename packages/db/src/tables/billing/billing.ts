import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, ownedBy } from '../../columns.ts'
import { members } from '../members.ts'

/** The customer at Stripe of a member who has begun to pay, and how far what Stripe says of it was applied. */
export const billingCustomers = pgTable('billing_customers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => members.userId, { onDelete: 'cascade' }),
  stripeCustomerId: text('stripe_customer_id').notNull().unique(),
  /** The number that the latest reading took when it began, and the highest number of a reading that was applied. */
  begunReading: bigint('begun_reading', { mode: 'number' }).notNull().default(0),
  appliedReading: bigint('applied_reading', { mode: 'number' }).notNull().default(0),
  appliedAt: instant('applied_at'),
})

/** The discount on a subscription; amounts in cents, `endsAt` in epoch ms, null for one that ends with the next payment or never. */
export interface SubscriptionDiscount {
  couponId: string
  amountOff: number | null
  percentOff: number | null
  duration: 'forever' | 'once' | 'repeating'
  endsAt: number | null
}

/** The subscriptions as Stripe has them. Every column is what Stripe said last; nothing here decides what Stripe does. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    subscriptionId: text('subscription_id').primaryKey(),
    userId: ownedBy('user_id', () => members.userId),
    /** Null for a price that is not in the catalog. */
    planId: text('plan_id'),
    stripePriceId: text('stripe_price_id').notNull(),
    /** In the words of Stripe: active, trialing, past_due, unpaid, canceled, incomplete, incomplete_expired, paused. */
    status: text('status').notNull(),
    /** The regular price of a period, in cents. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    startedAt: instant('started_at').notNull(),
    currentPeriodStart: instant('current_period_start').notNull(),
    currentPeriodEnd: instant('current_period_end').notNull(),
    /** The moment at which it ends by the member's wish; null for one that renews. */
    cancelAt: instant('cancel_at'),
    /** The moment at which the member wished that, or it was ended. */
    canceledAt: instant('canceled_at'),
    endedAt: instant('ended_at'),
    /** The schedule that changes it later. */
    scheduleId: text('schedule_id'),
    discount: jsonb('discount').$type<SubscriptionDiscount>(),
    /** What the next invoice will charge by Stripe's own preview, in cents; null for one that does not renew. */
    nextAmount: integer('next_amount'),
    /** The sum of the discounts on it, in cents, also of those that only a schedule will give. */
    nextAmountOff: integer('next_amount_off').notNull().default(0),
    /** The page on which an unpaid invoice is paid; null when nothing is open. */
    openInvoiceUrl: text('open_invoice_url'),
    /** True once its latest payment was returned in full. */
    refunded: boolean('refunded').notNull().default(false),
  },
  (t) => [
    index('subscriptions_user_idx').on(t.userId),
    index('subscriptions_current_period_end_idx').on(t.currentPeriodEnd),
  ],
)

/** The charges as Stripe has them, which are a member's receipts. Amounts are in cents. */
export const payments = pgTable(
  'payments',
  {
    /** The id of the charge. */
    paymentId: text('payment_id').primaryKey(),
    userId: ownedBy('user_id', () => members.userId),
    description: text('description').notNull(),
    amount: integer('amount').notNull(),
    amountRefunded: integer('amount_refunded').notNull().default(0),
    /** The amount that banks took back for good, in disputes that were lost. */
    amountChargedBack: integer('amount_charged_back').notNull().default(0),
    currency: text('currency').notNull(),
    paidAt: instant('paid_at').notNull(),
    receiptUrl: text('receipt_url'),
  },
  (t) => [index('payments_user_idx').on(t.userId, t.paidAt.desc())],
)

/** What a member bought once. It opens its area until it is returned in full. */
export const purchases = pgTable(
  'purchases',
  {
    /** The id of the checkout session. */
    purchaseId: text('purchase_id').primaryKey(),
    userId: ownedBy('user_id', () => members.userId),
    productId: text('product_id').notNull(),
    paymentIntentId: text('payment_intent_id'),
    purchasedAt: instant('purchased_at').notNull(),
    refunded: boolean('refunded').notNull().default(false),
  },
  (t) => [index('purchases_user_idx').on(t.userId)],
)

/**
 * The checkouts that were begun. The row is written before Stripe is asked, and its id is the idempotency key, so that a lost
 * answer or a second click finds the same checkout.
 */
export const checkoutAttempts = pgTable(
  'checkout_attempts',
  {
    attemptId: id('attempt_id'),
    userId: ownedBy('user_id', () => members.userId),
    /** The plan or product. */
    item: text('item').notNull(),
    /** What decides the parameters of the checkout, such as a discount; another value needs another attempt. */
    terms: text('terms').notNull(),
    checkoutSessionId: text('checkout_session_id').unique(),
    url: text('url'),
    startedAt: instant('started_at').notNull(),
    /** Set when it was paid, expired, or replaced by another. */
    endedAt: instant('ended_at'),
  },
  (t) => [
    uniqueIndex('checkout_attempts_open_key')
      .on(t.userId)
      .where(sql`${t.endedAt} is null`),
    index('checkout_attempts_user_idx').on(t.userId),
  ],
)

/** The events that Stripe has delivered; a repeated one is recognized by its id. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    eventId: text('event_id').primaryKey(),
    type: text('type').notNull(),
    /** The customer whose state is read again; null for an event without one. */
    stripeCustomerId: text('stripe_customer_id'),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [index('stripe_events_received_idx').on(t.receivedAt)],
)

/** The mails about money that were sent; the key names the occasion, such as an invoice that was not paid. */
export const billingNotices = pgTable(
  'billing_notices',
  {
    noticeKey: text('notice_key').primaryKey(),
    userId: ownedBy('user_id', () => members.userId),
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [index('billing_notices_user_idx').on(t.userId)],
)
