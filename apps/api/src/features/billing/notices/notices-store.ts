import { inArray } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { billingNotices, plans, products } from '@section/db/schema.ts'

/** Records occasions on which a member is written to, and returns the keys of those of which they were not told before. */
export async function recordNotices(
  tx: Db,
  { userId, keys, sentAt }: { userId: string; keys: readonly string[]; sentAt: Date },
): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const recorded = await tx
    .insert(billingNotices)
    .values(keys.map((noticeKey) => ({ noticeKey, userId, sentAt })))
    .onConflictDoNothing()
    .returning({ noticeKey: billingNotices.noticeKey })
  return new Set(recorded.map(({ noticeKey }) => noticeKey))
}

/** A plan or product as a mail names it. */
export interface Sold {
  name: string
  currency: string
}

/** Returns plans and products by their ids, also those that are not sold any more. */
export async function findSold(tx: Db, ids: readonly string[]): Promise<Map<string, Sold>> {
  const { planId, name, currency } = plans
  const wanted = [...ids]
  const found = await tx
    .select({ id: planId, name, currency })
    .from(plans)
    .where(inArray(planId, wanted))
    .unionAll(
      tx
        .select({ id: products.productId, name: products.name, currency: products.currency })
        .from(products)
        .where(inArray(products.productId, wanted)),
    )
  return new Map(found.map((sold) => [sold.id, sold]))
}
