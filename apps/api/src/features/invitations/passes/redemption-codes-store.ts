import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { passRedemptionCodes } from '@section/db/schema.ts'
import { serverSecret } from '../../../server/server-secrets-store.ts'
import { sign } from '../../../server/signature.ts'

export type RedemptionCodeHasher = (passId: string, code: string) => string

/**
 * Returns how redemption codes are kept: keyed, since they are short enough to be guessed from a plain hash, and bound to
 * their pass. Case and surrounding spaces do not count.
 */
export async function redemptionCodeHasher(db: Db): Promise<RedemptionCodeHasher> {
  const secret = await serverSecret(db, 'redemption-codes')
  return (passId, code) => sign(secret, `${passId} ${code.trim().normalize('NFC').toUpperCase()}`)
}

/** Returns whether a code of this pass may still be used; a one-time code only until somebody has. */
export async function isRedemptionCode(
  db: Db,
  { passId, usesOTRC }: { passId: string; usesOTRC: boolean },
  codeHash: string,
): Promise<boolean> {
  const [row] = await db
    .select({ usedAt: passRedemptionCodes.usedAt })
    .from(passRedemptionCodes)
    .where(and(eq(passRedemptionCodes.passId, passId), eq(passRedemptionCodes.codeHash, codeHash)))
  return row !== undefined && (!usesOTRC || row.usedAt === null)
}

/** Uses up a one-time code for this member, or a seat without an account (null); returns whether it was still free. */
export async function spendRedemptionCode(
  tx: Db,
  { passId, codeHash, userId, now }: { passId: string; codeHash: string; userId: string | null; now: number },
): Promise<boolean> {
  const spent = await tx
    .update(passRedemptionCodes)
    .set({ usedBy: userId, usedAt: new Date(now) })
    .where(
      and(
        eq(passRedemptionCodes.passId, passId),
        eq(passRedemptionCodes.codeHash, codeHash),
        isNull(passRedemptionCodes.usedAt),
      ),
    )
    .returning({ passId: passRedemptionCodes.passId })
  return spent.length > 0
}

/** Gives back a one-time code, whose seat has lapsed. Who showed it is remembered until somebody else uses it. */
export async function returnRedemptionCode(
  tx: Db,
  { passId, codeHash }: { passId: string; codeHash: string },
): Promise<void> {
  await tx
    .update(passRedemptionCodes)
    .set({ usedAt: null })
    .where(and(eq(passRedemptionCodes.passId, passId), eq(passRedemptionCodes.codeHash, codeHash)))
}

/** Assigns a used one-time code to this member, whose address it was shown for. */
export async function nameCodeUser(
  tx: Db,
  { passId, codeHash, userId }: { passId: string; codeHash: string; userId: string },
): Promise<void> {
  await tx
    .update(passRedemptionCodes)
    .set({ usedBy: userId })
    .where(and(eq(passRedemptionCodes.passId, passId), eq(passRedemptionCodes.codeHash, codeHash)))
}

/** Returns the free one-time code that this member showed before their seat lapsed; undefined when somebody else used it since. */
export async function lapsedCodeOf(db: Db, passId: string, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ codeHash: passRedemptionCodes.codeHash })
    .from(passRedemptionCodes)
    .where(
      and(
        eq(passRedemptionCodes.passId, passId),
        eq(passRedemptionCodes.usedBy, userId),
        isNull(passRedemptionCodes.usedAt),
      ),
    )
  return row?.codeHash
}
