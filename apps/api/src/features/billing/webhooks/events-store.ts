import { lt } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { stripeEvents } from '@section/db/schema.ts'

/** Stores that an event has come; returns false for one that was stored before. */
export async function insertEvent(tx: Db, event: typeof stripeEvents.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(stripeEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ eventId: stripeEvents.eventId })
  return inserted.length > 0
}

/** Deletes the events that came before an instant. */
export async function deleteEventsBefore(db: Db, instant: Date): Promise<void> {
  await db.delete(stripeEvents).where(lt(stripeEvents.receivedAt, instant))
}
