import type { Db } from '@section/db/connection.ts'
import { normalizeEmail } from '@section/domain/identity/email.ts'
import { decideHold, maxOpenSeats, SEAT_MS } from '@section/domain/invitations/passes/pass-seat.ts'
import type { RequestContext } from '../../../server/graphql/operation.ts'
import type { LimitResult } from '../../../server/limits/recent-lookups.ts'
import { addressRange } from '../../../server/limits/network.ts'
import { consumeOneTimeCode, PassUnavailable, type SlotClaim } from '../passes/redeem-pass.ts'
import { consumeSlot, type Pass } from '../passes/invitations-store.ts'
import { countSeatsOfOthers, insertSeat, lockPassSlots, markSlotHeld } from './pass-seats-store.ts'

/** The time after which a network that has reached its limit of seats should try again. */
const RETRY_SECONDS = 60 * 60

/**
 * Returns whether the caller's network may hold one more seat of a pass, for this address. Simultaneous requests do not
 * see each other, so that the limit may be exceeded by one for each connection to the database. See
 * docs/product/invitations.md#slots-and-seats.
 */
export async function checkSeatLimit(
  { services, from }: Pick<RequestContext, 'services' | 'from'>,
  pass: Pass,
  email: string,
): Promise<LimitResult> {
  if (!services.config.rateLimits) return { allowed: true }
  const count = await countSeatsOfOthers(services.database.db, {
    passId: pass.passId,
    network: addressRange(from),
    email: normalizeEmail(email),
  })
  return count < maxOpenSeats(pass) ? { allowed: true } : { allowed: false, retryAfterSeconds: RETRY_SECONDS }
}

/**
 * Registers an unproved address with a seat, which holds a slot while unproved ones have no more than their share; the
 * others take theirs when they are proved. Must come last in the transaction. An address with a seat gets no second
 * one. It does the same work whether or not the address has an account. Errors: `PassUnavailable`, which must end the
 * transaction. See docs/decisions/pass-seats.md.
 */
export async function reserveSeat(
  tx: Db,
  { from }: Pick<RequestContext, 'from'>,
  { email, ...claim }: SlotClaim & { email: string },
): Promise<void> {
  const { pass, userId, codeHash, now } = claim
  const key = { passId: pass.passId, email: normalizeEmail(email) }
  const isNew = await insertSeat(tx, {
    ...key,
    userId,
    network: addressRange(from),
    codeHash: pass.usesOTRC ? codeHash : null,
    holdsSlot: false,
    lapsesAt: new Date(now + SEAT_MS),
  })
  if (!isNew) return
  await consumeOneTimeCode(tx, claim)
  if (await holdSlot(tx, pass, now)) await markSlotHeld(tx, key)
}

/** Takes a slot for an unproved address and returns true; false when it has to wait until it is proved. */
async function holdSlot(tx: Db, { passId, slots }: Pass, now: number): Promise<boolean> {
  const decision = slots === null ? 'hold' : decideHold(await lockPassSlots(tx, passId))
  if (decision === 'wait') return false
  if (decision === 'full' || !(await consumeSlot(tx, passId, now))) throw new PassUnavailable('402')
  return true
}
