import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { passRedemptionCodes } from '@section/db/schema.ts'
import { readRedemptionCode } from '@section/domain/invitations/redemption-code.ts'
import { serverSecret } from '../../../server/server-secrets-store.ts'
import { sign } from '../../../server/links/signature.ts'
import type { Pass } from './invitations-store.ts'

/** The key of a redemption code: its pass and the hash of its text. */
type CodeKey = Pick<typeof passRedemptionCodes.$inferSelect, 'passId' | 'codeHash'>

const isCode = ({ passId, codeHash }: CodeKey) =>
  and(eq(passRedemptionCodes.passId, passId), eq(passRedemptionCodes.codeHash, codeHash))

/**
 * The hash of a code as it is stored, and the hash under which older rows are stored, for which separators and widths
 * matter.
 */
export interface CodeHashes {
  readonly hash: string
  readonly earlierHash: string
}

/**
 * Returns a function that hashes the redemption codes of a pass. The hash is keyed, because codes are short enough to be
 * guessed from a plain hash. All spellings of a code that `readRedemptionCode` reads alike have one hash.
 */
export async function redemptionCodeHasher(db: Db): Promise<(passId: string, code: string) => CodeHashes> {
  const secret = await serverSecret(db, 'redemption-codes')
  return (passId, code) => ({
    hash: sign(secret, `${passId} ${readRedemptionCode(code) ?? ''}`),
    earlierHash: sign(secret, `${passId} ${code.trim().normalize('NFC').toUpperCase()}`),
  })
}

/** Returns the hash under which a usable code of this pass is stored, or null; a one-time code can be used once. */
export async function findRedemptionCode(
  db: Db,
  { passId, usesOTRC }: Pick<Pass, 'passId' | 'usesOTRC'>,
  { hash, earlierHash }: CodeHashes,
): Promise<string | null> {
  const [row] = await db
    .select({ codeHash: passRedemptionCodes.codeHash, usedAt: passRedemptionCodes.usedAt })
    .from(passRedemptionCodes)
    .where(
      and(eq(passRedemptionCodes.passId, passId), inArray(passRedemptionCodes.codeHash, [hash, earlierHash])),
    )
  return row !== undefined && (!usesOTRC || row.usedAt === null) ? row.codeHash : null
}

/** Returns the hash under which each code of a pass is stored, or is to be: those that are stored keep theirs. */
export async function storedCodeHashes(db: Db, passId: string, codes: readonly string[]): Promise<string[]> {
  const hash = await redemptionCodeHasher(db)
  const known = await db
    .select({ codeHash: passRedemptionCodes.codeHash })
    .from(passRedemptionCodes)
    .where(eq(passRedemptionCodes.passId, passId))
  const stored = new Set(known.map(({ codeHash }) => codeHash))
  return codes
    .map((code) => hash(passId, code))
    .map((hashes) => (stored.has(hashes.earlierHash) ? hashes.earlierHash : hashes.hash))
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
