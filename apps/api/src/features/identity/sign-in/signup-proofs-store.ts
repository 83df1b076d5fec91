import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { activations, signupNonces } from '@section/db/schema.ts'
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

/** Returns the user id of the account that this browser has just signed up for this address. `now` in epoch ms. */
export async function signedUpUser(
  db: Db,
  { nonce, email, now }: { nonce: string; email: string; now: number },
): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: signupNonces.userId })
    .from(signupNonces)
    .where(
      and(
        eq(signupNonces.nonceHash, tokenHash(nonce)),
        eq(signupNonces.email, normalizeEmail(email)),
        gt(signupNonces.expiresAt, new Date(now)),
      ),
    )
  return row?.userId
}
