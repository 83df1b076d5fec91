import type { Db } from '@section/db/connection.ts'
import { highestPlan } from '@section/domain/invitations/passes/pass-grant.ts'
import type { Invalidate } from '../../../server/cache/cache-invalidation.ts'
import type { Services } from '../../../server/services.ts'
import { findConsumerCustomer, lockPendingAccount } from '../registration/accounts-store.ts'
import { deleteEntitlements, updateAccount } from '../../members/accounts-store.ts'
import { lapseRedemption, listPlans, releaseSlot } from '../passes/invitations-store.ts'
import { deleteLapsedSeat, type LapsingSeat, listLapsedSeats, type PassSeat } from './pass-seats-store.ts'
import { releaseRedemptionCode } from '../passes/redemption-codes-store.ts'

const BATCH = 200

/**
 * Releases the slots whose seats have lapsed at `now` (epoch ms), each in a transaction of its own, so that no pass is
 * locked for long; several servers together release each slot once. Returns how many were released. Errors:
 * `AggregateError` with the reasons why some could not be, after the others of their batch. See
 * docs/product/invitations.md#slots-and-seats.
 */
export async function lapseSeats(
  { database, cacheInvalidation }: Pick<Services, 'database' | 'cacheInvalidation'>,
  now: number,
): Promise<number> {
  let lapsed = 0
  for (;;) {
    const found = await listLapsedSeats(database.db, now, BATCH)
    const failures: unknown[] = []
    for (const seat of found) {
      // A slot that cannot be released now, e.g. because its member is locked, does not delay the others.
      const isLapsed = await cacheInvalidation
        .transaction((tx, invalidate) => lapseSeat(tx, invalidate, seat, now))
        .catch((err: unknown) => void failures.push(err))
      if (isLapsed) lapsed++
    }
    if (failures.length > 0)
      throw new AggregateError(failures, 'Some lapsed seats of passes could not be released.')
    if (found.length < BATCH) return lapsed
  }
}

/** Undoes the grant of a seat, once. The member is locked first, in the same order as on registration and activation. */
async function lapseSeat(tx: Db, invalidate: Invalidate, seat: LapsingSeat, now: number): Promise<boolean> {
  const { passId, userId } = seat
  const isPending = userId !== null && (await lockPendingAccount(tx, userId))
  const lapsed = await deleteLapsedSeat(tx, seat, now)
  // An account that has been activated meanwhile keeps what the pass granted.
  if (!lapsed || (lapsed.holdsSlot && userId !== null && !isPending)) return false
  await undoGrant(tx, invalidate, lapsed, now)
  if (lapsed.holdsSlot) await releaseSlot(tx, passId)
  return true
}

/** Undoes what a deleted seat granted, and releases its one-time code; a slot that it holds stays taken. */
export async function undoGrant(
  tx: Db,
  invalidate: Invalidate,
  { passId, userId, codeHash }: PassSeat,
  now: number,
): Promise<void> {
  if (userId !== null) {
    await lapseRedemption(tx, { passId, userId }, new Date(now))
    await deleteEntitlements(tx, { passId, userId })
    await restorePlan(tx, userId)
    invalidate('membership', userId)
  }
  if (codeHash !== null) await releaseRedemptionCode(tx, { passId, codeHash })
}

/** Resets a pending account to the best plan of its other passes, or else to the free plan. A trial keeps its end. */
async function restorePlan(tx: Db, userId: string): Promise<void> {
  const free = { status: 'LIMITED' as const, customerId: await findConsumerCustomer(tx) }
  const { status, customerId } = highestPlan([free, ...(await listPlans(tx, userId))])
  await updateAccount(tx, userId, { status, customerId, ...(status !== 'TRIAL' && { trialEndDate: null }) })
}
