import type { Db } from '@section/db/connection.ts'
import { decideGrant } from '@section/domain/invitations/passes/pass-grant.ts'
import { passState } from '@section/domain/invitations/passes/pass-state.ts'
import type { Invalidate } from '../../../server/cache-invalidation.ts'
import { redeemPass, PassUnavailable } from './redeem-pass.ts'
import { hasNoEntitlement, lockAccount } from '../../members/accounts-store.ts'
import {
  consumeSlot,
  findPass,
  findPassByCode,
  findPassById,
  listLapsedPasses,
  type Pass,
} from './invitations-store.ts'
import { passError, type PassError } from './pass-error.ts'
import { confirmSeats } from '../seats/pass-seats-store.ts'
import { findLapsedCode, releaseRedemptionCode, consumeRedemptionCode } from './redemption-codes-store.ts'

// This file is the public interface of invitations: what sign-in and videos ask about passes.

/** Returns whether the preview of this pass shows this film at `now` (epoch ms); false after the end of the pass. Threat T-C10. */
export async function isPreviewFilm(
  db: Db,
  code: string,
  externalKey: string,
  now: number,
): Promise<boolean> {
  const pass = await findPass(db, code, now)
  return pass !== undefined && passState(pass, now) !== 'EXPIRED' && pass.previewKeys.includes(externalKey)
}

/** Returns the realm through which people register with a pass, also before it is announced; undefined without one. */
export async function findPassRealm(db: Db, code: string): Promise<string | undefined> {
  return (await findPassByCode(db, code))?.realm ?? undefined
}

/**
 * Confirms the seats of an account whose address has been proved, and redeems again the passes whose seats have lapsed.
 * Must come last in the transaction, because it locks the passes. Returns why the first pass was not restored, if one
 * was not. `now` in epoch ms. Threat T-D2.
 */
export async function restorePasses(
  tx: Db,
  invalidate: Invalidate,
  userId: string,
  now: number,
): Promise<PassUnavailable | undefined> {
  await confirmSeats(tx, userId)
  const refusals: PassUnavailable[] = []
  for (const passId of await listLapsedPasses(tx, userId)) {
    const pass = await findPassById(tx, passId)
    const refusal = pass && (await restorePass(tx, invalidate, { pass, userId, now }))
    if (refusal) refusals.push(refusal)
  }
  return refusals[0]
}

/** Thrown to roll back when a pass could not be restored and the account would have no entitlement. */
export class PassNotRestored extends Error {
  override name = 'PassNotRegained'
  readonly refusal: PassError

  constructor(code: PassUnavailable['code']) {
    super(`A pass was not regained: ${code}.`)
    this.refusal = passError(code)
  }
}

/**
 * Restores the passes of an account when its first password is set. Errors: `PassNotRestored` when the account would
 * have no entitlement; the account then stays unactivated.
 */
export async function restorePassesOrThrow(
  tx: Db,
  invalidate: Invalidate,
  userId: string,
  now: number,
): Promise<void> {
  const refusal = await restorePasses(tx, invalidate, userId, now)
  if (refusal && (await hasNoEntitlement(tx, userId))) throw new PassNotRestored(refusal.code)
}

async function restorePass(
  tx: Db,
  invalidate: Invalidate,
  { pass, userId, now }: { pass: Pass; userId: string; now: number },
): Promise<PassUnavailable | undefined> {
  const { passId } = pass
  const member = await lockAccount(tx, userId)
  if (!member) return undefined
  const grant = decideGrant({ status: member.status, hadTrial: member.trialEndDate !== null }, pass, now)
  if (grant.kind === 'nothing') return undefined
  if (passState(pass, now) === 'EXPIRED') return new PassUnavailable('410')
  const codeHash = pass.usesOTRC ? await findLapsedCode(tx, passId, userId) : undefined
  if (pass.usesOTRC && !(codeHash && (await consumeRedemptionCode(tx, { passId, codeHash, userId, now })))) {
    return new PassUnavailable('403')
  }
  if (!(await consumeSlot(tx, passId, now))) {
    if (codeHash) await releaseRedemptionCode(tx, { passId, codeHash })
    return new PassUnavailable('402')
  }
  await redeemPass(tx, invalidate, { pass, userId, grant, answers: {}, now })
  return undefined
}
