import { and, count, eq } from 'drizzle-orm'
import type { Database } from '@section/db/connection.ts'
import { meteredViews } from '@section/db/schema.ts'
import { monthKey } from '@section/domain/metering/metering.ts'

/**
 * A broken implementation of the month's allowance: counts, then inserts, in a transaction but without a lock. The
 * tests must catch it: a race test that it passes would prove nothing.
 */
export async function countNaively(
  { db }: Database,
  userId: string,
  videoId: string,
  threshold: number,
): Promise<boolean> {
  const month = monthKey(Date.now())
  return db.transaction(async (tx) => {
    const [views] = await tx
      .select({ count: count() })
      .from(meteredViews)
      .where(and(eq(meteredViews.userId, userId), eq(meteredViews.month, month)))
    if ((views?.count ?? 0) >= threshold) return false
    await tx.insert(meteredViews).values({ userId, month, videoId }).onConflictDoNothing()
    return true
  })
}
