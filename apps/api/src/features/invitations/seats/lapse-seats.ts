import type { Db } from '@section/db/connection.ts'
import { worthMost } from '@section/domain/invitations/passes/pass-grant.ts'
import type { Invalidate } from '../../../server/cache-invalidation.ts'
import type { Services } from '../../../server/services.ts'
import { findConsumerCustomer, lockPending } from '../registration/accounts-store.ts'
import { returnSlot } from '../passes/invitations-store.ts'
import { findPlansOf, storePlan, takeBack } from '../passes/pass-grants-store.ts'
import { findLapsedSeats, type PassSeat, removeLapsedSeat } from './pass-seats-store.ts'
import { returnRedemptionCode } from '../passes/redemption-codes-store.ts'

const BATCH = 200

/**
 * Returns the slots whose seats have lapsed at `now` (epoch ms), each in a transaction of its own, so that no pass is
 * locked for long; several servers together release each slot once. Returns how many were released. Errors:
 * `AggregateError` with the reasons why some could not be, after the others of their batch. Threats T-B3 and T-D2.
 */
export async function lapseSeats(
  { database, cacheInvalidation }: Pick<Services, 'database' | 'cacheInvalidation'>,
  now: number,
): Promise<number> {
  let lapsed = 0
  for (;;) {
    const found = await findLapsedSeats(database.db, { now, limit: BATCH })
    const failures: unknown[] = []
    for (const seat of found) {
      // A slot that cannot be returned now, e.g. because its member is locked, does not hold up the others.
      const isLapsed = await cacheInvalidation
        .transaction((tx, invalidate) => lapseSeat(tx, invalidate, seat, now))
        .catch((err: unknown) => void failures.push(err))
      if (isLapsed) lapsed++
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some seats of passes were not returned.')
    if (found.length < BATCH) return lapsed
  }
}

/** Undoes what was given with a seat, once. The member is locked first, as whoever registers or activates does. */
async function lapseSeat(
  tx: Db,
  invalidate: Invalidate,
  seat: Pick<PassSeat, 'passId' | 'email' | 'userId'>,
  now: number,
): Promise<boolean> {
  const { passId, userId } = seat
  const isPending = userId !== null && (await lockPending(tx, userId))
  const lapsed = await removeLapsedSeat(tx, seat, now)
  if (!lapsed) return false
  // Somebody has made the account theirs, and has what the pass gave.
  if (userId !== null && !isPending) return false
  if (userId !== null) {
    await takeBack(tx, { passId, userId }, new Date(now))
    await restorePlan(tx, userId)
    invalidate('member', userId)
  }
  if (lapsed.codeHash !== null) await returnRedemptionCode(tx, { passId, codeHash: lapsed.codeHash })
  await returnSlot(tx, passId)
  return true
}

/** A pending account has what its other passes give, or else the free plan's status. */
async function restorePlan(tx: Db, userId: string): Promise<void> {
  const free = { status: 'LIMITED' as const, customerId: await findConsumerCustomer(tx) }
  await storePlan(tx, userId, worthMost([free, ...(await findPlansOf(tx, userId))]))
}
