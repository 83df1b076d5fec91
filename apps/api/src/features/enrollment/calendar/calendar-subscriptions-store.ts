import { eq } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { calendarSubscriptions } from '@section/db/schema.ts'

/** Returns the id of the member's calendar subscription; undefined without one. */
export async function findSubscriptionId(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ subscriptionId: calendarSubscriptions.subscriptionId })
    .from(calendarSubscriptions)
    .where(eq(calendarSubscriptions.userId, userId))
  return row?.subscriptionId
}

/** Inserts a calendar subscription with a new id, unless the member has one. */
export async function insertSubscription(db: Db, userId: string): Promise<void> {
  await db.insert(calendarSubscriptions).values({ userId }).onConflictDoNothing()
}

/** Deletes the member's calendar subscription, if there is one. */
export async function deleteSubscription(db: Db, userId: string): Promise<void> {
  await db.delete(calendarSubscriptions).where(eq(calendarSubscriptions.userId, userId))
}
