import { type Db } from '@section/db/connection.ts'
import { decideGrant } from '@section/domain/invitations/passes/pass-grant.ts'
import { passState } from '@section/domain/invitations/passes/pass-state.ts'
import type { Invalidate } from '../../../server/cache-invalidation.ts'
import { givePass, PassGone } from './give-pass.ts'
import { findPassById, type Pass, takeSlot } from './invitations-store.ts'
import { holdsNoArea, lapsedPassesOf, lockStanding } from './pass-grants-store.ts'
import { passError, type PassError } from './pass-error.ts'
import { keepSeats } from '../seats/pass-seats-store.ts'
import { lapsedCodeOf, returnRedemptionCode, spendRedemptionCode } from './redemption-codes-store.ts'

/**
 * Returns what proving the address of an account does for its passes: it keeps the seats that are held for it, and where a seat
 * has lapsed it takes another one of that pass, if there is one. Called last in its transaction, since it locks the
 * passes. Returns why the first pass was not regained, if one was not. `now` in epoch ms. Threat T-D2.
 */
export async function regainPasses(
  tx: Db,
  invalidate: Invalidate,
  userId: string,
  now: number,
): Promise<PassGone | undefined> {
  await keepSeats(tx, userId)
  const refusals: PassGone[] = []
  for (const passId of await lapsedPassesOf(tx, userId)) {
    const pass = await findPassById(tx, passId)
    const refusal = pass && (await regain(tx, invalidate, { pass, userId, now }))
    if (refusal) refusals.push(refusal)
  }
  return refusals[0]
}

/** Ends the transaction: nothing is left of what an account was made for. */
export class PassNotRegained extends Error {
  override name = 'PassNotRegained'
  readonly refusal: PassError

  constructor(code: PassGone['code']) {
    super(`A pass was not regained: ${code}.`)
    this.refusal = passError(code)
  }
}

/**
 * The same when somebody sets the first password of their account. Errors: `PassNotRegained` when nothing is left of
 * what the account was made for; the account then keeps waiting for its activation.
 */
export async function regainPassesOrRefuse(
  tx: Db,
  invalidate: Invalidate,
  userId: string,
  now: number,
): Promise<void> {
  const refusal = await regainPasses(tx, invalidate, userId, now)
  if (refusal && (await holdsNoArea(tx, userId))) throw new PassNotRegained(refusal.code)
}

async function regain(
  tx: Db,
  invalidate: Invalidate,
  { pass, userId, now }: { pass: Pass; userId: string; now: number },
): Promise<PassGone | undefined> {
  const { passId } = pass
  const member = await lockStanding(tx, userId)
  if (!member) return undefined
  const grant = decideGrant({ status: member.status, hadTrial: member.trialEndDate !== null }, pass, now)
  if (grant.kind === 'nothing') return undefined
  if (passState(pass, now) === 'EXPIRED') return new PassGone('410')
  const codeHash = pass.usesOTRC ? await lapsedCodeOf(tx, passId, userId) : undefined
  if (pass.usesOTRC && !(codeHash && (await spendRedemptionCode(tx, { passId, codeHash, userId, now })))) {
    return new PassGone('403')
  }
  if (!(await takeSlot(tx, passId, now))) {
    if (codeHash) await returnRedemptionCode(tx, { passId, codeHash })
    return new PassGone('402')
  }
  await givePass(tx, invalidate, { pass, userId, grant, answers: {}, now })
  return undefined
}
