import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { billingCustomers, billingNotices, members, subscriptions } from '@section/db/schema.ts'

/**
 * Returns the subscription that a member manages, and whether they took a coupon before; undefined for members without a
 * subscription of their own.
 */
export async function findOfferedSubscription(db: Db, userId: string, couponId: string | null) {
  // That a discount was applied is recorded with the mail that tells the member, in the transaction that reads it from Stripe.
  const taken = db
    .select({ one: sql`1` })
    .from(billingNotices)
    .where(
      and(
        eq(billingNotices.userId, userId),
        sql`split_part(${billingNotices.noticeKey}, ' ', 1) = 'discounted'`,
        sql`split_part(${billingNotices.noticeKey}, ' ', 3) = ${couponId}`,
      ),
    )
  const [found] = await db
    .select({
      subscription: subscriptions,
      stripeCustomerId: billingCustomers.stripeCustomerId,
      taken: sql<boolean>`exists ${taken}`,
    })
    .from(subscriptions)
    .innerJoin(members, and(eq(members.userId, subscriptions.userId), members.manageBilling))
    .innerJoin(billingCustomers, eq(billingCustomers.userId, subscriptions.userId))
    .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.endedAt)))
    .orderBy(desc(subscriptions.startedAt))
    .limit(1)
  return found
}

export type OfferedSubscriptionRow = NonNullable<Awaited<ReturnType<typeof findOfferedSubscription>>>
