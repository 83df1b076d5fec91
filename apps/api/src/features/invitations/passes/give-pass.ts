import type { Db } from '@section/db/connection.ts'
import type { passRedemptions } from '@section/db/schema.ts'
import { isArea } from '@section/domain/access/area.ts'
import type { PassGrant } from '@section/domain/invitations/passes/pass-grant.ts'
import type { Invalidate } from '../../../server/cache-invalidation.ts'
import { insertEntitlements, joinMember } from './pass-grants-store.ts'
import { insertRedemption, type Pass, takeSlot } from './invitations-store.ts'
import { spendRedemptionCode } from './redemption-codes-store.ts'

/** Ends the transaction: the last slot, or the one-time code, went to somebody else. */
export class PassGone extends Error {
  override name = 'PassGone'
  readonly code: '402' | '403' | '410'

  constructor(code: PassGone['code']) {
    super(`The pass refuses with ${code}.`)
    this.code = code
  }
}

/** What the registration form asked of this member. */
export type RedemptionAnswers = Partial<
  Omit<typeof passRedemptions.$inferInsert, 'passId' | 'userId' | 'redeemedAt'>
>

export interface Handover {
  pass: Pass
  userId: string
  grant: Extract<PassGrant, { kind: 'grant' }>
  answers: RedemptionAnswers
  /** Epoch milliseconds. */
  now: number
}

/**
 * Gives a member what a pass grants, in this transaction: the redemption, status and customer, and the areas. Answers
 * false, and does nothing, for a member who holds the pass already; for any other the transaction ends with
 * `takeLastly`, or keeps the seat that was held for them. Threat T-D2.
 */
export async function givePass(tx: Db, invalidate: Invalidate, handover: Handover): Promise<boolean> {
  const { pass, userId, answers, now } = handover
  const { passId } = pass
  if (!(await insertRedemption(tx, { ...answers, passId, userId, redeemedAt: new Date(now) }))) return false
  await grantAreas(tx, handover)
  invalidate('member', userId)
  return true
}

export interface Taking {
  pass: Pass
  /** Who takes the slot; null when it is held for an address that already has an account. */
  userId: string | null
  /** The redemption code that was shown, hashed; only a pass with one-time codes spends it. */
  codeHash: string | null
  /** Epoch milliseconds. */
  now: number
}

/**
 * Takes a slot of a pass and spends the one-time code, as the transaction's last statements: everybody who comes
 * through this pass waits for its row. Errors: `PassGone`, which must end the transaction.
 */
export async function takeLastly(tx: Db, { pass, userId, codeHash, now }: Taking): Promise<void> {
  const { passId } = pass
  if (pass.usesOTRC && !(codeHash && (await spendRedemptionCode(tx, { passId, codeHash, userId, now })))) {
    throw new PassGone('403')
  }
  if (!(await takeSlot(tx, passId, now))) throw new PassGone('402')
}

async function grantAreas(tx: Db, { pass, userId, grant }: Handover): Promise<void> {
  if (grant.joins) await joinMember(tx, { pass, userId, trialEndsAt: grant.trialEndsAt })
  const areas = pass.areas.flatMap(({ type, label, precedence, customizations }) =>
    isArea(type) ? [{ type, label, precedence, customizations }] : [],
  )
  await insertEntitlements(
    tx,
    areas.map((area) => ({
      ...area,
      userId,
      passId: pass.passId,
      startsAt: new Date(grant.startsAt),
      endsAt: grant.endsAt === null ? null : new Date(grant.endsAt),
    })),
  )
}
