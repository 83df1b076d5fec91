import type { Db } from '@section/db/connection.ts'
import { decideGrant } from '@section/domain/invitations/passes/pass-grant.ts'
import { passState } from '@section/domain/invitations/passes/pass-state.ts'
import type { Invalidate } from '../../../server/cache/cache-invalidation.ts'
import { type PassUnavailable, redeemPass, tryConsume } from './redeem-pass.ts'
import { hasNoEntitlement, lockAccount } from '../../members/accounts-store.ts'
import { findPass, findPassByCode, findPassById, listLapsedPasses, type Pass } from './invitations-store.ts'
import { passError, type PassError } from './pass-error.ts'
import { confirmSeats } from '../seats/pass-seats-store.ts'
import { undoGrant } from '../seats/lapse-seats.ts'
import { findLapsedCode } from './redemption-codes-store.ts'

// This file is the public interface of invitations: what sign-in and videos ask about passes.

type PassRefusal = PassUnavailable['code']

/**
 * Returns whether the preview of a pass shows this lecture at `now` (epoch ms); false after the pass ends. See
 * SECURITY.md#media-addresses.
 */
export async function isPreviewLecture(
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
 * Confirms the seats of an account whose address has been proved, and takes a slot for the passes whose seats have
 * lapsed or hold none. Must come last in the transaction, because it locks the passes. Returns why the first pass was
 * not restored, if one was not. `now` in epoch ms.
 */
export async function restorePasses(
  tx: Db,
  invalidate: Invalidate,
  userId: string,
  now: number,
): Promise<PassRefusal | undefined> {
  for (const seat of await confirmSeats(tx, userId))
    if (!seat.holdsSlot) await undoGrant(tx, invalidate, seat, now)
  const refusals: PassRefusal[] = []
  for (const passId of await listLapsedPasses(tx, userId)) {
    const pass = await findPassById(tx, passId)
    const refusal = pass && (await restorePass(tx, invalidate, { pass, userId, now }))
    if (refusal) refusals.push(refusal)
  }
  return refusals[0]
}

/** Thrown to roll back when a pass could not be restored and the account would have no entitlement. */
export class PassNotRestored extends Error {
  override name = 'PassNotRestored'
  readonly refusal: PassError

  constructor(code: PassRefusal) {
    super(`A pass could not be restored: ${code}.`)
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
  if (refusal && (await hasNoEntitlement(tx, userId))) throw new PassNotRestored(refusal)
}

async function restorePass(
  tx: Db,
  invalidate: Invalidate,
  { pass, userId, now }: { pass: Pass; userId: string; now: number },
): Promise<PassRefusal | null> {
  const member = await lockAccount(tx, userId)
  if (!member) return null
  const grant = decideGrant({ status: member.status, hadTrial: member.trialEndDate !== null }, pass, now)
  if (grant.kind === 'nothing') return null
  if (passState(pass, now) === 'EXPIRED') return '410'
  const codeHash = pass.usesOTRC ? await findLapsedCode(tx, pass.passId, userId) : null
  const refusal = await tryConsume(tx, { pass, userId, codeHash, now })
  if (!refusal) await redeemPass(tx, invalidate, { pass, userId, grant, answers: {}, now })
  return refusal
}
