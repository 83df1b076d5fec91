import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { activations, authSessions, federatedIdentities, signupNonces } from '@section/db/schema.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { normalizeEmail } from '@section/domain/identity/email.ts'
import { LIFETIMES } from '@section/domain/identity/lifetimes.ts'
import type { Invalidate } from '../../server/cache/cache-invalidation.ts'
import type { RequestContext } from '../../server/graphql/operation.ts'
import { randomToken, tokenHash } from '../../server/random-token.ts'
import { lockAccount } from '../members/accounts-store.ts'

// This file is the public interface of identity. With it a signup ties an account to the person who asked for it.

interface NewActivation {
  userId: string
  email: string
  /** The pass of a registration; null for a free signup. */
  passId: string | null
  /** The public address of this server, to which the link leads. */
  origin: string
  /** The validated path at which the new member begins; null for the home page. */
  redirectPath: string | null
  /** The current time in epoch milliseconds. */
  now: number
}

/**
 * Creates an activation and returns its link, which works once within 24 hours. The link must only be mailed, because it
 * proves the address; the browser that signed up gets the handle of its signup instead.
 * SECURITY.md#signing-up-with-the-address-of-another
 */
export async function createActivation(
  tx: Db,
  { origin, now, ...activation }: NewActivation,
): Promise<string> {
  const mailedTac = randomToken()
  const email = normalizeEmail(activation.email)
  await tx.insert(activations).values({
    ...activation,
    email,
    kind: activation.passId === null ? 'signup' : 'pass',
    mailedTacHash: tokenHash(mailedTac),
    createdAt: new Date(now),
    expiresAt: new Date(now + LIFETIMES.activation * 1000),
  })
  return activationLink(origin, email, mailedTac)
}

/** Returns the activation link, whose two parameters are base64url. */
function activationLink(origin: string, email: string, tac: string): string {
  const encoded = (text: string) => Buffer.from(text, 'utf8').toString('base64url')
  const link = new URL(pathTo('setPassword'), origin)
  link.searchParams.set('email', encoded(email))
  link.searchParams.set('tac', encoded(tac))
  return link.href
}

/** The cookie that marks a browser from which somebody has just signed up. */
export const SIGNUP_COOKIE = 'signup'

type NonceContext = Pick<RequestContext, 'now' | 'setCookie'>

/**
 * Records for 15 minutes that this browser has signed this address up, so that `/elu` returns the account to this browser
 * only. Must be called in the transaction of the signup. docs/product/sign-in.md#the-account-of-a-new-signup
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

/** `taken`: the identity belongs to another member, or the member has another account at the same provider. */
export type Linked = 'linked' | 'taken'

/**
 * Links a federated identity and its existing sign-ins to a member. The caller must have verified that both belong to one
 * person. A second link of the same two has no further effect. `now` in epoch ms.
 */
export async function linkIdentity(
  tx: Db,
  invalidate: Invalidate,
  { identityId, userId }: { identityId: string; userId: string },
  now: number,
): Promise<Linked> {
  // The lock serializes simultaneous links of one member.
  await lockAccount(tx, userId)
  const [identity] = await tx
    .select()
    .from(federatedIdentities)
    .where(eq(federatedIdentities.identityId, identityId))
    .for('update')
  if (!identity || (identity.userId !== null && identity.userId !== userId)) return 'taken'
  const others = and(
    eq(federatedIdentities.userId, userId),
    eq(federatedIdentities.issuer, identity.issuer),
    ne(federatedIdentities.identityId, identityId),
  )
  if ((await tx.$count(federatedIdentities, others)) > 0) return 'taken'
  await tx
    .update(federatedIdentities)
    .set({ userId, linkedAt: identity.linkedAt ?? new Date(now), unlinkedFrom: null })
    .where(eq(federatedIdentities.identityId, identityId))
  const signIns = await tx
    .update(authSessions)
    .set({ userId })
    .where(and(eq(authSessions.identityId, identityId), isNull(authSessions.userId)))
    .returning({ sid: authSessions.sid })
  for (const { sid } of signIns) invalidate('auth-session', sid)
  invalidate('member', userId)
  return 'linked'
}
