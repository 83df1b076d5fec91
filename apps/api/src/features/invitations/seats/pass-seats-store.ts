import { and, eq, lte, sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { passSeats } from '@section/db/schema.ts'
import type { RequestContext } from '../../../server/graphql/operation.ts'
import type { Pass } from '../passes/invitations-store.ts'

/** A slot of a pass that is held for an address until it is proved. */
export type PassSeat = typeof passSeats.$inferSelect

/** Which seat: there is one for each pass and address. */
type SeatKey = Pick<PassSeat, 'passId' | 'email'>

const isSeat = ({ passId, email }: SeatKey) => and(eq(passSeats.passId, passId), eq(passSeats.email, email))

/**
 * Holds a seat and returns whether it is a new one, which takes a slot. A seat that is held already keeps its end, and
 * is assigned to the given account, if there is one.
 */
export async function openSeat(tx: Db, seat: typeof passSeats.$inferInsert): Promise<boolean> {
  const opened = await tx
    .insert(passSeats)
    .values(seat)
    .onConflictDoNothing()
    .returning({ passId: passSeats.passId })
  if (opened.length > 0) return true
  const { userId } = seat
  if (userId) await tx.update(passSeats).set({ userId }).where(isSeat(seat))
  return false
}

/** Returns the seat of an address, held until the transaction ends. */
export async function lockSeat(tx: Db, key: SeatKey): Promise<PassSeat | undefined> {
  const [seat] = await tx.select().from(passSeats).where(isSeat(key)).for('update')
  return seat
}

/** The address is proved: the slot stays taken, and the seat is no longer open. Returns whether there was one. */
export async function keepSeat(tx: Db, key: SeatKey): Promise<boolean> {
  const kept = await tx.delete(passSeats).where(isSeat(key)).returning({ passId: passSeats.passId })
  return kept.length > 0
}

/** The address of an account is proved, and with it all seats that it holds. */
export async function keepSeats(tx: Db, userId: string): Promise<void> {
  await tx.delete(passSeats).where(eq(passSeats.userId, userId))
}

/** Deletes a seat that has lapsed at `now` (epoch ms); undefined when another server or its owner was faster. */
export async function removeLapsedSeat(
  tx: Db,
  { passId, email, userId }: Pick<PassSeat, 'passId' | 'email' | 'userId'>,
  now: number,
): Promise<PassSeat | undefined> {
  const [seat] = await tx
    .delete(passSeats)
    .where(
      and(
        isSeat({ passId, email }),
        lte(passSeats.lapsesAt, new Date(now)),
        sql`${passSeats.userId} is not distinct from ${userId}::uuid`,
      ),
    )
    .returning()
  return seat
}

/** Returns the seats that have lapsed at `now` (epoch ms), the oldest first, at most `limit`. */
export async function findLapsedSeats(
  db: Db,
  { now, limit }: { now: number; limit: number },
): Promise<Pick<PassSeat, 'passId' | 'email' | 'userId'>[]> {
  return db
    .select({ passId: passSeats.passId, email: passSeats.email, userId: passSeats.userId })
    .from(passSeats)
    .where(lte(passSeats.lapsesAt, new Date(now)))
    .orderBy(passSeats.lapsesAt)
    .limit(limit)
}

/** Returns how many seats of a pass a network holds for addresses other than this one. */
export async function countSeatsOfOthers(
  db: Db,
  { passId, network, email }: { passId: string; network: string; email: string },
): Promise<number> {
  const [counted] = await rows<{ seats: number }>(
    db,
    sql`select count(*)::int as seats from pass_seats
      where pass_id = ${passId} and network = ${network} and email <> ${email}`,
  )
  return counted?.seats ?? 0
}

/** Returns whether a slot of the pass is held for the address of this member. */
export async function hasOpenSeat(db: Db, passId: string, userId: string): Promise<boolean> {
  const found = await rows(
    db,
    sql`select 1 from pass_seats s join members m on lower(m.email) = s.email
      where s.pass_id = ${passId} and m.user_id = ${userId}`,
  )
  return found.length > 0
}

/** Returns a pass as the caller sees it: not full for somebody for whom a slot is held. */
export async function asSeenBy(
  { services, viewer }: Pick<RequestContext, 'services' | 'viewer'>,
  pass: Pass,
): Promise<Pass> {
  const isFull = pass.slots !== null && pass.taken >= pass.slots
  if (!viewer || !isFull) return pass
  return (await hasOpenSeat(services.database.db, pass.passId, viewer.userId))
    ? { ...pass, slots: null }
    : pass
}
