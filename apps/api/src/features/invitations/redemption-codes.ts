import { createHmac } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { passRedemptionCodes } from '@section/db/schema.ts'
import { serverSecret } from '../../server/server-secrets.ts'

export type RedemptionCodeHasher = (passId: string, code: string) => string

/**
 * How redemption codes are kept: keyed, since they are short enough to be guessed from a plain hash, and bound to
 * their pass. Case and surrounding spaces do not count.
 */
export async function redemptionCodeHasher(db: Db): Promise<RedemptionCodeHasher> {
  const secret = await serverSecret(db, 'redemption-codes')
  return (passId, code) =>
    createHmac('sha256', secret)
      .update(`${passId} ${code.trim().normalize('NFC').toUpperCase()}`)
      .digest('base64url')
}

/** Whether a code of this pass may still be used; a one-time code only until somebody has. */
export async function isRedemptionCode(
  db: Db,
  { passId, usesOTRC }: { passId: string; usesOTRC: boolean },
  codeHash: string,
): Promise<boolean> {
  const [row] = await db
    .select({ usedBy: passRedemptionCodes.usedBy })
    .from(passRedemptionCodes)
    .where(and(eq(passRedemptionCodes.passId, passId), eq(passRedemptionCodes.codeHash, codeHash)))
  return row !== undefined && (!usesOTRC || row.usedBy === null)
}

/** Uses up a one-time code for this member; answers whether it was still free. */
export async function spendRedemptionCode(
  tx: Db,
  { passId, codeHash, userId, now }: { passId: string; codeHash: string; userId: string; now: number },
): Promise<boolean> {
  const spent = await tx
    .update(passRedemptionCodes)
    .set({ usedBy: userId, usedAt: new Date(now) })
    .where(
      and(
        eq(passRedemptionCodes.passId, passId),
        eq(passRedemptionCodes.codeHash, codeHash),
        isNull(passRedemptionCodes.usedBy),
        isNull(passRedemptionCodes.usedAt),
      ),
    )
    .returning({ passId: passRedemptionCodes.passId })
  return spent.length > 0
}
