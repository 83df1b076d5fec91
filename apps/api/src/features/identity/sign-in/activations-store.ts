import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { activations } from '@section/db/schema.ts'
import { normalizeEmail } from '@section/domain/identity/email.ts'
import { tokenHash } from '../../../server/random-token.ts'

/** Returns the activation of a mailed token (`tac`) for its address, also after its use; undefined for a wrong link. */
export async function findActivation(
  db: Db,
  { email, tac }: { email: string; tac: string },
): Promise<typeof activations.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(activations)
    .where(and(eq(activations.mailedTacHash, tokenHash(tac)), eq(activations.email, normalizeEmail(email))))
  return row
}

/** Marks all activation links of a member as used, because the address is proved. `now` in epoch ms. */
export async function consumeActivations(tx: Db, userId: string, now: number): Promise<void> {
  await tx
    .update(activations)
    .set({ usedAt: new Date(now) })
    .where(and(eq(activations.userId, userId), isNull(activations.usedAt)))
}
