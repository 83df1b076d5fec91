import { and, eq, sql } from 'drizzle-orm'
import { decideHold } from '@section/domain/invitations/passes/pass-seat.ts'
import type { Database } from '@section/db/connection.ts'
import { passes, passSeats } from '@section/db/schema.ts'

/**
 * A broken implementation of the third that unproved addresses may hold: it counts the held slots before it waits for the
 * row of the pass. The tests must catch it: a race test that it passes would prove nothing.
 */
export async function holdUnlocked({ db }: Database, code: string, email: string): Promise<string> {
  return db.transaction(async (tx) => {
    const [pass] = await tx.select().from(passes).where(eq(passes.code, code))
    if (!pass) return '404'
    const { passId } = pass
    const held = await tx.$count(passSeats, and(eq(passSeats.passId, passId), eq(passSeats.holdsSlot, true)))
    const holdsSlot = decideHold({ ...pass, held }) === 'hold'
    await tx
      .insert(passSeats)
      .values({ passId, email, holdsSlot, lapsesAt: new Date(Date.now() + 7_200_000) })
    if (holdsSlot)
      await tx
        .update(passes)
        .set({ taken: sql`least(slots, taken + 1)` })
        .where(eq(passes.passId, passId))
    return 'in'
  })
}
