import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { billingCustomers, billingNotices, discounts, members, subscriptions } from '@section/db/schema.ts'

/**
 * Returns the subscription that a member manages, the discount of the school for those who think of cancelling (null where it
 * has none), and whether the member took it before; undefined for members without a subscription of their own.
 */
export async function findOfferedSubscription(db: Db, userId: string) {
  // That a discount was applied is recorded with the mail that tells the member, in the transaction that reads it from Stripe.
  const taken = db
    .select({ one: sql`1` })
    .from(billingNotices)
    .where(
      and(
        eq(billingNotices.userId, userId),
        sql`split_part(${billingNotices.noticeKey}, ' ', 1) = 'discounted'`,
        sql`split_part(${billingNotices.noticeKey}, ' ', 3) = ${discounts.couponId}`,
      ),
    )
  const [found] = await db
    .select({
      subscription: subscriptions,
      stripeCustomerId: billingCustomers.stripeCustomerId,
      discount: discounts,
      taken: sql<boolean>`exists ${taken}`,
    })
    .from(subscriptions)
    .innerJoin(members, and(eq(members.userId, subscriptions.userId), members.manageBilling))
    .innerJoin(billingCustomers, eq(billingCustomers.userId, subscriptions.userId))
    .leftJoin(discounts, eq(discounts.kind, 'CANCEL_OFFER'))
    .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.endedAt)))
    .orderBy(desc(subscriptions.startedAt))
    .limit(1)
  return found
}

export type OfferedSubscriptionRow = NonNullable<Awaited<ReturnType<typeof findOfferedSubscription>>>
