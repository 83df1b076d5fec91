import type { Db } from '@section/db/connection.ts'
import { normalizeEmail } from '@section/domain/identity/email.ts'
import { mostOpenSeats, seatLapsesAt } from '@section/domain/invitations/passes/pass-seat.ts'
import type { RequestContext } from '../../../server/graphql/operation.ts'
import type { LimitResult } from '../../../server/limits/recent-lookups.ts'
import { addressRange } from '../../../server/limits/network.ts'
import { takeLastly, type Taking } from '../passes/give-pass.ts'
import type { Pass } from '../passes/invitations-store.ts'
import { countSeatsOfOthers, openSeat } from './pass-seats-store.ts'

/** When somebody whose network holds all the seats it may hold should try again; seats are activated all the time. */
const RETRY_SECONDS = 60 * 60

/**
 * Returns whether the caller's network may hold one more seat of a pass, for this address. Simultaneous requests do not see each
 * other, so that the limit may be exceeded by one for each connection to the database. Threat T-B6.
 */
export async function mayOpenSeat(
  { services, from }: Pick<RequestContext, 'services' | 'from'>,
  pass: Pass,
  email: string,
): Promise<LimitResult> {
  if (!services.config.rateLimits) return { allowed: true }
  const open = await countSeatsOfOthers(services.database.db, {
    passId: pass.passId,
    network: addressRange(from),
    email: normalizeEmail(email),
  })
  return open < mostOpenSeats(pass) ? { allowed: true } : { allowed: false, retryAfterSeconds: RETRY_SECONDS }
}

/**
 * Holds a slot for an address that nobody has proved, as the transaction's last statements; an address that has a seat
 * takes no second one. It does the same whether or not the address has an account. Errors: `PassGone`, which must end
 * the transaction. Threats T-B3 and T-D2.
 */
export async function takeSeat(
  tx: Db,
  { services, from }: Pick<RequestContext, 'services' | 'from'>,
  { email, ...taking }: Taking & { email: string },
): Promise<void> {
  const { pass, userId, codeHash, now } = taking
  const opened = await openSeat(tx, {
    passId: pass.passId,
    email: normalizeEmail(email),
    userId,
    network: addressRange(from),
    codeHash: pass.usesOTRC ? codeHash : null,
    lapsesAt: new Date(seatLapsesAt(pass, services.config.passes.seatDays, now)),
  })
  if (opened) await takeLastly(tx, taking)
}
