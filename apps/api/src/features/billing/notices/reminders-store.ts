import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  sql,
} from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { billingNotices, plans, subscriptions } from '@section/db/schema.ts'
import { PAID_STATUSES } from '@section/domain/billing/subscription-access.ts'

/** Begins the key of the notice that tells of the payment at the end of a period. */
export const REMINDED = 'reminded'

/**
 * Returns subscriptions whose next payment is after `now` and at `until` or before, and of which the member was not told;
 * those whose ids follow `after`, at most `limit`.
 */
export function findUnreminded(
  tx: Db,
  { now, until, after, limit }: { now: Date; until: Date; after: string; limit: number },
): Promise<{ subscriptionId: string; userId: string }[]> {
  const { subscriptionId, userId, currentPeriodEnd } = subscriptions
  const told = tx
    .select({ one: sql`1` })
    .from(billingNotices)
    .where(eq(billingNotices.noticeKey, reminderKey))
  return tx
    .select({ subscriptionId, userId })
    .from(subscriptions)
    .where(
      and(
        inArray(subscriptions.status, [...PAID_STATUSES]),
        isNull(subscriptions.cancelAt),
        isNotNull(subscriptions.nextAmount),
        gt(currentPeriodEnd, now),
        lte(currentPeriodEnd, until),
        gt(subscriptionId, after),
        notExists(told),
      ),
    )
    .orderBy(asc(subscriptionId))
    .limit(limit)
}

/** The key of the reminder of a subscription's next payment, as `dueReminder` names it. */
const reminderKey = sql`${REMINDED} || ' ' || ${subscriptions.subscriptionId} || ' '
  || floor(extract(epoch from ${subscriptions.currentPeriodEnd}) * 1000)::bigint`

/** Returns a subscription with the name of its plan; undefined for one that is gone. */
export async function findReminded(db: Db, id: string) {
  const [found] = await db
    .select({ ...getTableColumns(subscriptions), planName: plans.name })
    .from(subscriptions)
    .leftJoin(plans, eq(plans.planId, subscriptions.planId))
    .where(eq(subscriptions.subscriptionId, id))
  return found
}
