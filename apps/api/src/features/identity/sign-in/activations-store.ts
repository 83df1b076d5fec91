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
  /** The checked path at which the new member begins; null for the home page. */
  redirectPath?: string | null
  /** True if the address has been proved in another way, e.g. by a social account. */
  alreadyActive?: boolean
  /** Epoch milliseconds. */
  now: number
}

/**
 * Creates the activation link of a new account. It must only be mailed, because it proves the address, once, within 24
 * hours. The browser that signed up polls by the handle of its signup instead. Threat T-B3.
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

/** Returns the activation link, whose two parameters are base64url. Specification 1, section 2.3 (set password). */
function activationLink(origin: string, email: string, tac: string): string {
  const encoded = (text: string) => Buffer.from(text, 'utf8').toString('base64url')
  const link = new URL('/set-password', origin)
  link.searchParams.set('email', encoded(normalizeEmail(email)))
  link.searchParams.set('tac', encoded(tac))
  return link.href
}

/** The state of a mailed link; a wrong link counts as expired. */
type ActivationState = 'open' | 'used' | 'expired'

/** Returns the state of a mailed token (`tac`) for its address. `now` in epoch ms. */
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

/** Returns the path at which the member of a mailed token begins, also after its use; null for the home page. */
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

/** Marks all activation links of a member as used, because the address is proved. `now` in epoch ms. */
export async function consumeActivations(tx: Db, userId: string, now: number): Promise<void> {
  await tx
    .update(activations)
    .set({ usedAt: new Date(now) })
    .where(and(eq(activations.userId, userId), isNull(activations.usedAt)))
}
