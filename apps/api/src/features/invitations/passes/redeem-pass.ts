import type { Db } from '@section/db/connection.ts'
import type { passRedemptions } from '@section/db/schema.ts'
import { isArea } from '@section/domain/access/area.ts'
import type { PassGrant } from '@section/domain/invitations/passes/pass-grant.ts'
import type { Invalidate } from '../../../server/cache-invalidation.ts'
import { insertEntitlements, updateAccount } from '../../members/accounts-store.ts'
import { insertRedemption, type Pass, consumeSlot } from './invitations-store.ts'
import { consumeRedemptionCode, releaseRedemptionCode } from './redemption-codes-store.ts'

/** Thrown to roll back when the last slot or the one-time code was taken by somebody else. */
export class PassUnavailable extends Error {
  override name = 'PassUnavailable'
  readonly code: '402' | '403' | '410'

  constructor(code: PassUnavailable['code']) {
    super(`The pass is unavailable: ${code}.`)
    this.code = code
  }
}

/** The answers in the registration form; null for fields that the pass does not ask for or that are empty. */
export type RegistrationAnswers = Partial<
  Omit<typeof passRedemptions.$inferInsert, 'passId' | 'userId' | 'redeemedAt'>
>

interface Redemption {
  pass: Pass
  userId: string
  grant: Extract<PassGrant, { kind: 'grant' }>
  answers: RegistrationAnswers
  /** Epoch milliseconds. */
  now: number
}

/**
 * Grants a member the status, customer and areas of a pass and records the redemption, in this transaction. Does nothing
 * and returns false if the member holds the pass already. Otherwise the caller ends the transaction with
 * `consumeSlotAndCode`, or confirms the member's seat. Threat T-D2.
 */
export async function redeemPass(tx: Db, invalidate: Invalidate, redemption: Redemption): Promise<boolean> {
  const { pass, userId, answers, now } = redemption
  const { passId } = pass
  if (!(await insertRedemption(tx, { ...answers, passId, userId, redeemedAt: new Date(now) }))) return false
  await grantPass(tx, redemption)
  invalidate('member', userId)
  return true
}

export interface SlotClaim {
  pass: Pass
  /** The member who takes the slot; null when it is held for an address that already has an account. */
  userId: string | null
  /** The hash of the checked redemption code; only a pass with one-time codes consumes it. */
  codeHash: string | null
  /** Epoch milliseconds. */
  now: number
}

/**
 * Consumes a slot of a pass and the one-time code. Must come last in the transaction, because all who register with the
 * pass wait for its row. Errors: `PassUnavailable`, which must end the transaction.
 */
export async function consumeSlotAndCode(tx: Db, claim: SlotClaim): Promise<void> {
  const refusal = await tryConsume(tx, claim)
  if (refusal) throw new PassUnavailable(refusal)
}

/** Consumes a slot and the one-time code, or neither; returns why not, or null. Must come last in the transaction. */
export async function tryConsume(
  tx: Db,
  { pass, userId, codeHash, now }: SlotClaim,
): Promise<'402' | '403' | null> {
  const { passId } = pass
  const code = pass.usesOTRC && codeHash ? { passId, codeHash } : null
  if (pass.usesOTRC && !(code && (await consumeRedemptionCode(tx, { ...code, userId, now })))) return '403'
  if (await consumeSlot(tx, passId, now)) return null
  if (code) await releaseRedemptionCode(tx, code)
  return '402'
}

async function grantPass(tx: Db, { pass, userId, grant }: Redemption): Promise<void> {
  if (grant.joins) {
    const trialEndDate = grant.trialEndsAt === null ? null : new Date(grant.trialEndsAt)
    const { memberStatus: status, customerId } = pass
    await updateAccount(tx, userId, { status, customerId, trialEndDate })
  }
  const granted = {
    userId,
    passId: pass.passId,
    startsAt: new Date(grant.startsAt),
    endsAt: grant.endsAt === null ? null : new Date(grant.endsAt),
  }
  const areas = pass.areas.flatMap(({ type, label, precedence, customizations }) =>
    isArea(type) ? [{ ...granted, type, label, precedence, customizations }] : [],
  )
  await insertEntitlements(tx, areas)
}
