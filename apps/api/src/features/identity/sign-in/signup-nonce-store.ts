import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { signupNonces } from '@section/db/schema.ts'
import { normalizeEmail } from '@section/domain/identity/email.ts'
import { LIFETIMES } from '@section/domain/identity/lifetimes.ts'
import type { RequestContext } from '../../../server/graphql/operation.ts'
import { randomToken, tokenHash } from '../random-token.ts'

/** The cookie of a browser from which somebody has just signed up. */
export const SIGNUP_COOKIE = 'signup'

type NonceContext = Pick<RequestContext, 'now' | 'setCookie'>

/**
 * Remembers for 15 minutes that this browser has signed this address up, so that `/elu` may name the account to it
 * and to nobody else. Written in the transaction of the signup. Decisions, section 4; threat T-B1.
 */
export async function setSignupNonce(
  tx: Db,
  { now, setCookie }: NonceContext,
  { email, userId }: { email: string; userId: string },
): Promise<void> {
  const nonce = randomToken()
  const expiresAt = new Date(now + LIFETIMES.signupNonce * 1000)
  await tx
    .insert(signupNonces)
    .values({ nonceHash: tokenHash(nonce), email: normalizeEmail(email), userId, expiresAt })
  setCookie(SIGNUP_COOKIE, nonce, LIFETIMES.signupNonce)
}

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
