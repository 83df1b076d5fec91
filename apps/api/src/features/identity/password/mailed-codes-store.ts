import { randomInt } from 'node:crypto'
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { mailedCodes } from '@section/db/schema.ts'
import { LIFETIMES } from '@section/domain/identity/lifetimes.ts'
import { MAILED_CODE_DIGITS } from '@section/domain/identity/mailed-code.ts'
import { sign } from '../../../server/links/signature.ts'
import { randomToken } from '../../../server/random-token.ts'

export type CodePurpose = 'reset' | 'set-password'

const MAX_ATTEMPTS = 5

interface NewCode {
  /** The normalized address. */
  email: string
  purpose: CodePurpose
  /** Null for an address without an account; no code matches its row. */
  userId: string | null
  /** The current time in epoch milliseconds. */
  now: number
}

interface CodeQuery {
  email: string
  purposes: readonly CodePurpose[]
  now: number
}

type CodeCheck = { userId: string; purpose: CodePurpose } | 'wrong' | 'expired'

/** The codes of six digits by which people prove that they read the mail of an address. docs/decisions/mailed-codes.md */
export class MailedCodes {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  /** Creates a code for the address and purpose; it replaces the one before. */
  async issue(tx: Db, { email, purpose, userId, now }: NewCode): Promise<string> {
    const code = String(randomInt(10 ** MAILED_CODE_DIGITS)).padStart(MAILED_CODE_DIGITS, '0')
    const values = {
      userId,
      codeHash: userId === null ? randomToken() : this.#hash(email, purpose, code),
      attempts: 0,
      expiresAt: new Date(now + LIFETIMES.mailedCode * 1000),
      usedAt: null,
    }
    await tx
      .insert(mailedCodes)
      .values({ email, purpose, ...values })
      .onConflictDoUpdate({ target: [mailedCodes.email, mailedCodes.purpose], set: values })
    return code
  }

  /** Returns whether there is a usable code. This counts as no attempt and reveals only that a code was requested. */
  async isPending(db: Db, query: CodeQuery): Promise<boolean> {
    return (await db.$count(mailedCodes, isOpen(query))) > 0
  }

  /**
   * Consumes a code and returns its member. One statement counts the attempt, checks the code and marks it as used, so that
   * of simultaneous attempts at most five are checked and at most one succeeds. `expired` means that there is no usable
   * code. SECURITY.md#guessing-codes-and-passwords
   */
  async consume(tx: Db, { code, ...query }: CodeQuery & { code: string }): Promise<CodeCheck> {
    const hashes = query.purposes.map((purpose) => this.#hash(query.email, purpose, code))
    const updated = await tx
      .update(mailedCodes)
      .set({
        attempts: sql`${mailedCodes.attempts} + 1`,
        usedAt: sql`case when ${and(inArray(mailedCodes.codeHash, hashes))} then ${sql.param(new Date(query.now), mailedCodes.usedAt)}::timestamptz end`,
      })
      .where(isOpen(query))
      .returning({
        userId: mailedCodes.userId,
        purpose: mailedCodes.purpose,
        usedAt: mailedCodes.usedAt,
      })
    const right = updated.find(({ usedAt }) => usedAt !== null)
    if (right?.userId) return { userId: right.userId, purpose: right.purpose }
    return updated.length > 0 ? 'wrong' : 'expired'
  }

  /** Makes all codes of an address invalid. */
  async deleteAll(tx: Db, email: string): Promise<void> {
    await tx.delete(mailedCodes).where(eq(mailedCodes.email, email))
  }

  /** Returns the hash of a code, which is bound to its address and purpose. */
  #hash(email: string, purpose: CodePurpose, code: string): string {
    return sign(this.#secret, `${purpose}\n${email}\n${code}`)
  }
}

/** Matches the codes of an address that are unused, not expired and have attempts left. */
const isOpen = ({ email, purposes, now }: CodeQuery) =>
  and(
    eq(mailedCodes.email, email),
    inArray(mailedCodes.purpose, [...purposes]),
    isNull(mailedCodes.usedAt),
    gt(mailedCodes.expiresAt, new Date(now)),
    lt(mailedCodes.attempts, MAX_ATTEMPTS),
  )
