import { and, eq, lte, ne, sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { passes, passSeats } from '@section/db/schema.ts'
import type { PassSlots } from '@section/domain/invitations/passes/pass-seat.ts'
import type { RequestContext } from '../../../server/graphql/operation.ts'
import type { Pass } from '../passes/invitations-store.ts'

/** A registration of an address that has not been proved yet, with the slot that is held for it, if one is. */
export type PassSeat = typeof passSeats.$inferSelect

/** The key of a seat: there is one for each pass and address. */
type SeatKey = Pick<PassSeat, 'passId' | 'email'>

/** A seat that may have lapsed, and the account that holds it, if there is one. */
export type LapsingSeat = SeatKey & Pick<PassSeat, 'userId'>

const isSeat = ({ passId, email }: SeatKey) => and(eq(passSeats.passId, passId), eq(passSeats.email, email))

/**
 * Inserts a seat and returns whether it is a new one, for which a slot may be held. An existing seat keeps its end and its
 * slot, and is assigned to the given account, if there is one.
 */
export async function insertSeat(tx: Db, seat: typeof passSeats.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(passSeats)
    .values(seat)
    .onConflictDoNothing()
    .returning({ passId: passSeats.passId })
  if (inserted.length > 0) return true
  const { userId } = seat
  if (userId) await tx.update(passSeats).set({ userId }).where(isSeat(seat))
  return false
}

/** Returns the seat of an address and locks its row. */
export async function lockSeat(tx: Db, key: SeatKey): Promise<PassSeat | undefined> {
  const [seat] = await tx.select().from(passSeats).where(isSeat(key)).for('update')
  return seat
}

/** Records that the seat of an address holds a slot. */
export async function markSlotHeld(tx: Db, key: SeatKey): Promise<void> {
  await tx.update(passSeats).set({ holdsSlot: true }).where(isSeat(key))
}

/**
 * Returns the slots of a pass, whose row is locked before the held ones are counted: the count of a statement that waited
 * for the lock would be older than the lock.
 */
export async function lockPassSlots(tx: Db, passId: string): Promise<PassSlots> {
  const [pass] = await tx
    .select({ slots: passes.slots, taken: passes.taken })
    .from(passes)
    .where(eq(passes.passId, passId))
    // Each registration's rows refer to the pass and share its key, so that a full lock would wait for all of them.
    .for('no key update')
  if (!pass) throw new Error('The pass of a registration is gone.')
  const holding = and(eq(passSeats.passId, passId), eq(passSeats.holdsSlot, true))
  return { ...pass, held: await tx.$count(passSeats, holding) }
}

/** Deletes the seat of an address that has been proved, whose slot stays taken, and returns it. */
export async function confirmSeat(tx: Db, key: SeatKey): Promise<PassSeat | undefined> {
  const [seat] = await tx.delete(passSeats).where(isSeat(key)).returning()
  return seat
}

/** Deletes all seats of an account whose address has been proved, and returns them; the slots they hold stay taken. */
export async function confirmSeats(tx: Db, userId: string): Promise<PassSeat[]> {
  return tx.delete(passSeats).where(eq(passSeats.userId, userId)).returning()
}

/** Deletes a seat that has lapsed at `now` (epoch ms); undefined when another server or its owner was faster. */
export async function deleteLapsedSeat(
  tx: Db,
  { userId, ...key }: LapsingSeat,
  now: number,
): Promise<PassSeat | undefined> {
  const [seat] = await tx
    .delete(passSeats)
    .where(
      and(
        isSeat(key),
        lte(passSeats.lapsesAt, new Date(now)),
        sql`${passSeats.userId} is not distinct from ${userId}::uuid`,
      ),
    )
    .returning()
  return seat
}

/** Returns the seats that have lapsed at `now` (epoch ms), the oldest first, at most `limit`. */
export async function listLapsedSeats(db: Db, now: number, limit: number): Promise<LapsingSeat[]> {
  return db
    .select({ passId: passSeats.passId, email: passSeats.email, userId: passSeats.userId })
    .from(passSeats)
    .where(lte(passSeats.lapsesAt, new Date(now)))
    .orderBy(passSeats.lapsesAt)
    .limit(limit)
}

/** Returns the number of seats of a pass that a network holds for other addresses. */
export async function countSeatsOfOthers(
  db: Db,
  { passId, network, email }: SeatKey & { network: string },
): Promise<number> {
  const others = and(eq(passSeats.passId, passId), eq(passSeats.network, network), ne(passSeats.email, email))
  return db.$count(passSeats, others)
}

/** Returns the seat of a pass for the address of this member. */
export async function findOwnSeat(
  db: Db,
  passId: string,
  userId: string,
): Promise<Pick<PassSeat, 'holdsSlot'> | undefined> {
  const [seat] = await rows<Pick<PassSeat, 'holdsSlot'>>(
    db,
    sql`select s.holds_slot as "holdsSlot" from pass_seats s join members m on lower(m.email) = s.email
      where s.pass_id = ${passId} and m.user_id = ${userId}`,
  )
  return seat
}

/** Returns the pass without its slot limit if it is full and a slot is held for the viewer. */
export async function adjustForOwnSeat(
  { services, viewer }: Pick<RequestContext, 'services' | 'viewer'>,
  pass: Pass,
): Promise<Pass> {
  const isFull = pass.slots !== null && pass.taken >= pass.slots
  if (!viewer || !isFull) return pass
  const seat = await findOwnSeat(services.database.db, pass.passId, viewer.userId)
  return seat?.holdsSlot ? { ...pass, slots: null } : pass
}
