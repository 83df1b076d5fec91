import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '@section/db/connection.ts'
import { tutorHandovers } from '@section/db/schema.ts'

/**
 * A broken implementation of a redemption: looks whether the token was redeemed, then marks it. The tests must catch it: a
 * race test that it passes would prove nothing.
 */
export async function redeemNaively({ db }: Database, handoverId: string): Promise<boolean> {
  const own = eq(tutorHandovers.handoverId, handoverId)
  const found = await db
    .select()
    .from(tutorHandovers)
    .where(and(own, isNull(tutorHandovers.redeemedAt)))
  if (found.length === 0) return false
  await db.update(tutorHandovers).set({ redeemedAt: new Date() }).where(own)
  return true
}
