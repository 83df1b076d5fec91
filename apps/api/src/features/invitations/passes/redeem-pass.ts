import type { Db } from '@section/db/connection.ts'
import type { passRedemptions } from '@section/db/schema.ts'
import { isArea } from '@section/domain/access/area.ts'
import type { PassGrant } from '@section/domain/invitations/passes/pass-grant.ts'
import type { Invalidate } from '../../../server/cache/cache-invalidation.ts'
import { insertEntitlements, updateAccount } from '../../members/accounts-store.ts'
import { insertRedemption, type Pass, consumeSlot } from './invitations-store.ts'
import type { PassSeat } from '../seats/pass-seats-store.ts'
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
 * Grants a member the status, customer and areas of a pass and records the redemption, in this transaction. Does
 * nothing and returns false if the member holds the pass already. Otherwise the caller ends the transaction with
 * `consumeSlotAndCode`, or confirms the member's seat.
 */
export async function redeemPass(tx: Db, invalidate: Invalidate, redemption: Redemption): Promise<boolean> {
  const { pass, userId, answers, now } = redemption
  const { passId } = pass
  if (!(await insertRedemption(tx, { ...answers, passId, userId, redeemedAt: new Date(now) }))) return false
  await grantPass(tx, redemption)
  invalidate('membership', userId)
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
 * Consumes what a proved person needs of a pass: a slot and the one-time code, except what their confirmed `seat` holds
 * already. Must come last in the transaction, because all who register with the pass wait for its row. Errors:
 * `PassUnavailable`, which must end the transaction.
 */
export async function consumeSlotAndCode(
  tx: Db,
  claim: SlotClaim,
  seat?: Pick<PassSeat, 'holdsSlot'>,
): Promise<void> {
  if (seat?.holdsSlot) return
  if (!seat) await consumeOneTimeCode(tx, claim)
  if (!(await consumeSlot(tx, claim.pass.passId, claim.now))) throw new PassUnavailable('402')
}

/** Consumes the one-time code, if the pass has them. Errors: `PassUnavailable`, which must end the transaction. */
export async function consumeOneTimeCode(tx: Db, claim: SlotClaim): Promise<void> {
  if (!(await tryConsumeCode(tx, claim))) throw new PassUnavailable('403')
}

/** Consumes a slot and the one-time code, or neither; returns why not, or null. Must come last in the transaction. */
export async function tryConsume(tx: Db, claim: SlotClaim): Promise<'402' | '403' | null> {
  const { pass, codeHash, now } = claim
  const { passId } = pass
  if (!(await tryConsumeCode(tx, claim))) return '403'
  if (await consumeSlot(tx, passId, now)) return null
  if (pass.usesOTRC && codeHash) await releaseRedemptionCode(tx, { passId, codeHash })
  return '402'
}

async function tryConsumeCode(tx: Db, { pass, userId, codeHash, now }: SlotClaim): Promise<boolean> {
  if (!pass.usesOTRC) return true
  const { passId } = pass
  return codeHash !== null && (await consumeRedemptionCode(tx, { passId, codeHash, userId, now }))
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
