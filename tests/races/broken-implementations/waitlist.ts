import { sql } from 'drizzle-orm'
import {
  addTakenSeats,
  deleteEnrollment,
  findState,
  lockSeats,
} from '@section/api/features/enrollment/enrollment-store.ts'
import { type Database, rows } from '@section/db/connection.ts'

/**
 * A broken implementation of leaving: locks the seats as it must, but gives a free one to the newest member of the waitlist.
 * The tests must catch it: a check of the order that it passes would prove nothing.
 */
export async function unenrollForNewest({ db }: Database, userId: string, sessionId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSeats(tx, sessionId)
    const state = await findState(tx, userId, sessionId)
    if (state === undefined || state === 'COMPLETED') return
    await deleteEnrollment(tx, userId, sessionId, state)
    if (state === 'WAITLISTED') return
    const promoted = await rows(
      tx,
      sql`
      update enrollments set state = 'ENROLLED', enrolled_at = now()
      where session_id = ${sessionId} and user_id = (
        select user_id from enrollments where session_id = ${sessionId} and state = 'WAITLISTED'
        order by queue_number desc limit 1)
      returning user_id`,
    )
    if (promoted.length === 0) await addTakenSeats(tx, sessionId, -1)
  })
}
