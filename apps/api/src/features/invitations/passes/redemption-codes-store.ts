import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { passRedemptionCodes } from '@section/db/schema.ts'
import { serverSecret } from '../../../server/server-secrets-store.ts'
import { sign } from '../../../server/links/signature.ts'

export type RedemptionCodeHasher = (passId: string, code: string) => string

/**
 * Returns a function that hashes the redemption codes of a pass. The hash is keyed, because codes are short enough to be
 * guessed from a plain hash. Case and surrounding spaces do not matter.
 */
export async function redemptionCodeHasher(db: Db): Promise<RedemptionCodeHasher> {
  const secret = await serverSecret(db, 'redemption-codes')
  return (passId, code) => sign(secret, `${passId} ${code.trim().normalize('NFC').toUpperCase()}`)
}

/** Returns whether a code of this pass can be used; a one-time code can be used once. */
export async function isRedemptionCodeValid(
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

/** Marks a one-time code as used by this member, or by a seat without an account (null); returns false if it was used before. */
export async function consumeRedemptionCode(
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

/** Releases the one-time code of a lapsed seat. Its last user is remembered until somebody else uses it. */
export async function releaseRedemptionCode(
  tx: Db,
  { passId, codeHash }: { passId: string; codeHash: string },
): Promise<void> {
  await tx
    .update(passRedemptionCodes)
    .set({ usedAt: null })
    .where(and(eq(passRedemptionCodes.passId, passId), eq(passRedemptionCodes.codeHash, codeHash)))
}

/** Assigns a used one-time code to this member, whose address it was checkedCode for. */
export async function assignRedemptionCode(
  tx: Db,
  { passId, codeHash, userId }: { passId: string; codeHash: string; userId: string },
): Promise<void> {
  await tx
    .update(passRedemptionCodes)
    .set({ usedBy: userId })
    .where(and(eq(passRedemptionCodes.passId, passId), eq(passRedemptionCodes.codeHash, codeHash)))
}

/** Returns the hash of the unused one-time code that this member entered before their seat lapsed; null if there is none. */
export async function findLapsedCode(db: Db, passId: string, userId: string): Promise<string | null> {
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
  return row?.codeHash ?? null
}
