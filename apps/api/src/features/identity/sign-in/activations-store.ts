import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { activations } from '@section/db/schema.ts'
import { normalizeEmail } from '@section/domain/identity/email.ts'
import { LIFETIMES } from '@section/domain/identity/lifetimes.ts'
import { randomToken, tokenHash } from '../random-token.ts'

export interface NewActivation {
  userId: string
  email: string
  kind: 'signup' | 'pass'
  passId?: string
  /** The public address of this server, under which the link is good. */
  origin: string
  /** Where the new member begins, a path of this app that has been judged; null: at home. */
  redirectPath?: string | null
  /** The address was proved in another way, e.g. by a social account: nothing is left to do. */
  alreadyActive?: boolean
  /** Epoch milliseconds. */
  now: number
}

/**
 * Opens the way into a new account. The link goes into a mail and nowhere else: it proves the address, for 24 hours,
 * once. What the browser that signed up may ask meanwhile goes by its signup's handle. Threat T-B3.
 */
export async function createActivation(
  tx: Db,
  { userId, email, kind, passId, origin, redirectPath = null, alreadyActive = false, now }: NewActivation,
): Promise<{ link: string }> {
  const mailedTac = randomToken()
  await tx.insert(activations).values({
    userId,
    email: normalizeEmail(email),
    kind,
    passId: passId ?? null,
    redirectPath,
    mailedTacHash: tokenHash(mailedTac),
    createdAt: new Date(now),
    expiresAt: new Date(now + LIFETIMES.activation * 1000),
    usedAt: alreadyActive ? new Date(now) : null,
  })
  return { link: activationLink(origin, email, mailedTac) }
}

/** Returns where a mailed activation leads. Specification 1, section 2.3 (set password): both parameters are encoded. */
function activationLink(origin: string, email: string, tac: string): string {
  const encoded = (text: string) => Buffer.from(text, 'utf8').toString('base64url')
  const link = new URL('/set-password', origin)
  link.searchParams.set('email', encoded(normalizeEmail(email)))
  link.searchParams.set('tac', encoded(tac))
  return link.href
}

/** Where a mailed link stands: it opens its account, has opened it, or is too old; a wrong one is like an old one. */
type ActivationState = 'open' | 'used' | 'expired'

/** Returns what a mailed tac still does for its address; only the holder of the link can ask. `now` in epoch ms. */
export async function activationState(
  db: Db,
  { email, tac, now }: { email: string; tac: string; now: number },
): Promise<ActivationState> {
  const [row] = await db
    .select({ usedAt: activations.usedAt, expiresAt: activations.expiresAt })
    .from(activations)
    .where(and(eq(activations.mailedTacHash, tokenHash(tac)), eq(activations.email, email)))
  if (!row) return 'expired'
  if (row.usedAt !== null) return 'used'
  return row.expiresAt.getTime() > now ? 'open' : 'expired'
}

/** Returns where the new member of a mailed tac begins, whether it has been used since or not; null: at home. */
export async function activationPath(
  db: Db,
  { email, tac }: { email: string; tac: string },
): Promise<string | null> {
  const [row] = await db
    .select({ path: activations.redirectPath })
    .from(activations)
    .where(and(eq(activations.mailedTacHash, tokenHash(tac)), eq(activations.email, normalizeEmail(email))))
  return row?.path ?? null
}

/** The address of a member is proved: all links that were to prove it are used up. `now` in epoch ms. */
export async function consumeActivations(tx: Db, userId: string, now: number): Promise<void> {
  await tx
    .update(activations)
    .set({ usedAt: new Date(now) })
    .where(and(eq(activations.userId, userId), isNull(activations.usedAt)))
}
