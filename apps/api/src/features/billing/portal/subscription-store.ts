import { and, desc, eq, getTableColumns, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { payments, plans, subscriptions } from '@section/db/schema.ts'

/** The states of subscriptions whose first payment was never made. */
const NEVER_BEGUN = ['incomplete', 'incomplete_expired']

/** Returns the subscription that runs, else the one that began last, with the name of its plan; undefined without one. */
export async function findSubscription(db: Db, userId: string) {
  const [found] = await db
    .select({ ...getTableColumns(subscriptions), planName: plans.name })
    .from(subscriptions)
    .leftJoin(plans, eq(plans.planId, subscriptions.planId))
    .where(and(eq(subscriptions.userId, userId), notInArray(subscriptions.status, NEVER_BEGUN)))
    .orderBy(desc(isNull(subscriptions.endedAt)), desc(subscriptions.startedAt))
    .limit(1)
  return found
}

/** Returns whether a schedule changes a running subscription of a member. */
export async function hasSchedule(db: Db, userId: string): Promise<boolean> {
  const { subscriptionId, endedAt, scheduleId } = subscriptions
  const found = await db
    .select({ subscriptionId })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNull(endedAt), isNotNull(scheduleId)))
    .limit(1)
  return found.length > 0
}

/** Returns the newest payments of a member, at most `limit`, with all that was returned of each, by the school or by a bank. */
export async function findPayments(db: Db, userId: string, limit: number) {
  const { userId: _owner, amountRefunded, amountChargedBack, ...columns } = getTableColumns(payments)
  return db
    .select({ ...columns, amountRefunded: sql<number>`${amountRefunded} + ${amountChargedBack}` })
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.paidAt), desc(payments.paymentId))
    .limit(limit)
}
