import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { passRedemptionCodes } from '@section/db/schema.ts'
import { serverSecret } from '../../../server/server-secrets-store.ts'
import { sign } from '../../../server/links/signature.ts'
import type { Pass } from './invitations-store.ts'

/** The key of a redemption code: its pass and the hash of its text. */
type CodeKey = Pick<typeof passRedemptionCodes.$inferSelect, 'passId' | 'codeHash'>

const isCode = ({ passId, codeHash }: CodeKey) =>
  and(eq(passRedemptionCodes.passId, passId), eq(passRedemptionCodes.codeHash, codeHash))

/**
 * Returns a function that hashes the redemption codes of a pass. The hash is keyed, because codes are short enough to be
 * guessed from a plain hash. Case and surrounding spaces do not matter.
 */
export async function redemptionCodeHasher(db: Db): Promise<(passId: string, code: string) => string> {
  const secret = await serverSecret(db, 'redemption-codes')
  return (passId, code) => sign(secret, `${passId} ${code.trim().normalize('NFC').toUpperCase()}`)
}

/** Returns whether a code of this pass can be used; a one-time code can be used once. */
export async function isRedemptionCodeValid(
  db: Db,
  { passId, usesOTRC }: Pick<Pass, 'passId' | 'usesOTRC'>,
  codeHash: string,
): Promise<boolean> {
  const [row] = await db
    .select({ usedAt: passRedemptionCodes.usedAt })
    .from(passRedemptionCodes)
    .where(isCode({ passId, codeHash }))
  return row !== undefined && (!usesOTRC || row.usedAt === null)
}

/** Marks a one-time code as used by a member, or by a seat without an account (null); returns false if it was used before. */
export async function consumeRedemptionCode(
  tx: Db,
  { userId, now, ...key }: CodeKey & { userId: string | null; now: number },
): Promise<boolean> {
  const used = await tx
    .update(passRedemptionCodes)
    .set({ usedBy: userId, usedAt: new Date(now) })
    .where(and(isCode(key), isNull(passRedemptionCodes.usedAt)))
    .returning({ passId: passRedemptionCodes.passId })
  return used.length > 0
}

/** Releases the one-time code of a lapsed seat. Its last user is remembered until somebody else uses it. */
export async function releaseRedemptionCode(tx: Db, key: CodeKey): Promise<void> {
  await tx.update(passRedemptionCodes).set({ usedAt: null }).where(isCode(key))
}

/** Assigns a used one-time code to the member for whose address it was checked. */
export async function assignRedemptionCode(tx: Db, key: CodeKey, userId: string): Promise<void> {
  await tx.update(passRedemptionCodes).set({ usedBy: userId }).where(isCode(key))
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
