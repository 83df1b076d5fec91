import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { signupNonces } from '@section/db/schema.ts'
import { normalizeEmail } from '@section/domain/identity/email.ts'
import { tokenHash } from '../../../server/random-token.ts'

/** Returns the user id of the account that this browser has just signed up for this address, if any. `now` in epoch ms. */
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
