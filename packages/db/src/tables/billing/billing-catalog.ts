import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../columns.ts'
import { courses } from '../courses.ts'
import { area } from '../entitlements.ts'
import { sessions } from '../sessions.ts'

/**
 * The plans that the school sells by the year. Amounts are in cents. Each names its price at Stripe, whose id of a product is
 * what the browser names when it asks for a checkout.
 */
export const plans = pgTable('plans', {
  /** A slug, e.g. ai-academy. */
  planId: text('plan_id').primaryKey(),
  area: area('area').notNull(),
  name: text('name').notNull(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  stripeProductId: text('stripe_product_id').notNull().unique(),
  stripePriceId: text('stripe_price_id').notNull().unique(),
  features: jsonb('features').$type<string[]>().notNull(),
  position: integer('position').notNull(),
  /** A retired plan is not sold; who has it keeps it. */
  retiredAt: instant('retired_at'),
})

/** What the school sells once: a Mini-MBA, a workshop, a crash course. The purchase opens its area for a session or a course. */
export const products = pgTable(
  'products',
  {
    productId: text('product_id').primaryKey(),
    area: area('area').notNull(),
    name: text('name').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    stripeProductId: text('stripe_product_id').notNull().unique(),
    stripePriceId: text('stripe_price_id').notNull().unique(),
    sessionId: uuid('session_id').references(() => sessions.sessionId),
    courseId: uuid('course_id').references(() => courses.courseId),
    retiredAt: instant('retired_at'),
  },
  (t) => [
    index('products_session_idx').on(t.sessionId),
    index('products_course_idx').on(t.courseId),
    check('products_subject', sql`(${t.sessionId} is null) <> (${t.courseId} is null)`),
  ],
)

export const discountKind = pgEnum('discount_kind', ['CANCEL_OFFER', 'POST_TRIAL'])

/** The texts of a cancel offer. */
export interface DiscountTexts {
  headline: string
  subheadline: string
  acceptCta: string
  rejectCta: string
}

/** The discounts that the school offers by itself: to members who are about to cancel, and after a trial; one of each kind. */
export const discounts = pgTable(
  'discounts',
  {
    kind: discountKind('kind').primaryKey(),
    /** The coupon at Stripe. */
    couponId: text('coupon_id').notNull().unique(),
    /** The code that people read, and its promotion code at Stripe; null for a discount that is never typed. */
    code: text('code'),
    stripePromotionCodeId: text('stripe_promotion_code_id'),
    /** In cents, off the next payment only. */
    amountOff: integer('amount_off').notNull(),
    texts: jsonb('texts').$type<DiscountTexts>(),
    /** The configuration of Stripe's portal in which a member cancels. */
    portalConfigId: text('portal_config_id'),
  },
  (t) => [
    check('discounts_amount', sql`${t.amountOff} > 0`),
    check(
      'discounts_kind',
      sql`case ${t.kind} when 'CANCEL_OFFER' then ${t.texts} is not null and ${t.portalConfigId} is not null
        else ${t.code} is not null and ${t.stripePromotionCodeId} is not null end`,
    ),
  ],
)
