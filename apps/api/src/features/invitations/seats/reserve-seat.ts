import type { Db } from '@section/db/connection.ts'
import { normalizeEmail } from '@section/domain/identity/email.ts'
import { maxOpenSeats, seatLapsesAt } from '@section/domain/invitations/passes/pass-seat.ts'
import type { RequestContext } from '../../../server/graphql/operation.ts'
import type { LimitResult } from '../../../server/limits/recent-lookups.ts'
import { addressRange } from '../../../server/limits/network.ts'
import { consumeSlotAndCode, type SlotClaim } from '../passes/redeem-pass.ts'
import type { Pass } from '../passes/invitations-store.ts'
import { countSeatsOfOthers, insertSeat } from './pass-seats-store.ts'

/** The time after which a network that has reached its limit of seats should try again. */
const RETRY_SECONDS = 60 * 60

/**
 * Returns whether the caller's network may hold one more seat of a pass, for this address. Simultaneous requests do not
 * see each other, so that the limit may be exceeded by one for each connection to the database. Threat T-B6.
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
 * Holds a slot for an unproved address. Must come last in the transaction. An address with a seat gets no second one. It
 * does the same work whether or not the address has an account. Errors: `PassUnavailable`, which must end
 * the transaction. Threats T-B3 and T-D2.
 */
export async function reserveSeat(
  tx: Db,
  { services, from }: Pick<RequestContext, 'services' | 'from'>,
  { email, ...claim }: SlotClaim & { email: string },
): Promise<void> {
  const { pass, userId, codeHash, now } = claim
  const isNew = await insertSeat(tx, {
    passId: pass.passId,
    email: normalizeEmail(email),
    userId,
    network: addressRange(from),
    codeHash: pass.usesOTRC ? codeHash : null,
    lapsesAt: new Date(seatLapsesAt(pass, services.config.passes.seatDays, now)),
  })
  if (isNew) await consumeSlotAndCode(tx, claim)
}
