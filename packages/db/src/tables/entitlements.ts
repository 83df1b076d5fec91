import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, ownedBy } from '../columns.ts'
import { courses } from './courses.ts'
import { type EntitlementCustomizations, passes } from './invitations.ts'
import { members } from './members.ts'
import { sessions } from './sessions.ts'

export const area = pgEnum('area', [
  'mcsc-unlimited',
  'ai-academy',
  'crash-courses',
  'mc-transactional',
  'mc-limited',
  'bootcamps',
  'enterprise-dashboard',
])

/** An area that a member may use for a period; a transactional one names the purchased session, or course with all its sessions. */
export const entitlements = pgTable(
  'entitlements',
  {
    entitlementId: id('entitlement_id'),
    userId: ownedBy('user_id', () => members.userId),
    type: area('type').notNull(),
    label: text('label').notNull().default(''),
    precedence: integer('precedence').notNull().default(0),
    customizations: jsonb('customizations').$type<EntitlementCustomizations>().notNull().default({}),
    sessionId: uuid('session_id').references(() => sessions.sessionId),
    courseId: uuid('course_id').references(() => courses.courseId),
    /** The pass that granted it. */
    passId: uuid('pass_id').references(() => passes.passId, { onDelete: 'set null' }),
    /** The subscription at Stripe, or the purchase, that pays for it. */
    subscriptionId: text('subscription_id'),
    purchaseId: text('purchase_id'),
    startsAt: instant('starts_at').notNull().defaultNow(),
    endsAt: instant('ends_at'),
  },
  (t) => [
    index('entitlements_user_idx').on(t.userId),
    uniqueIndex('entitlements_subscription_key').on(t.subscriptionId),
    index('entitlements_paid_until_idx')
      .on(t.endsAt)
      .where(sql`${t.subscriptionId} is not null`),
    uniqueIndex('entitlements_purchase_key').on(t.purchaseId),
    check('entitlements_period', sql`${t.endsAt} is null or ${t.endsAt} > ${t.startsAt}`),
  ],
)
