import { and, count, eq, ne, sql } from 'drizzle-orm'
import type { EnrollmentStatus } from '@section/contract/generated/schema-types.ts'
import type { Database } from '@section/db/connection.ts'
import { enrollments, sessionSeats } from '@section/db/schema.ts'

/**
 * A broken implementation of enrollment: counts, decides, then inserts, in a transaction but without locking the seats. The
 * tests must catch it: a race test that it passes would prove nothing.
 */
export async function enrollNaively(
  { db }: Database,
  userId: string,
  sessionId: string,
): Promise<EnrollmentStatus> {
  return db.transaction(async (tx) => {
    const [seats] = await tx.select().from(sessionSeats).where(eq(sessionSeats.sessionId, sessionId))
    const [taken] = await tx
      .select({ count: count() })
      .from(enrollments)
      .where(and(eq(enrollments.sessionId, sessionId), ne(enrollments.state, 'WAITLISTED')))
    const room = (taken?.count ?? 0) < (seats?.capacity ?? 0)
    const state = room ? 'ENROLLED' : 'WAITLISTED'
    const added = await tx
      .insert(enrollments)
      .values({ userId, sessionId, state, enrolledAt: room ? new Date() : null })
      .onConflictDoNothing()
      .returning({ userId: enrollments.userId })
    if (room && added.length > 0) {
      // The check of the database limits the count to the capacity, but not the enrollments.
      await tx
        .update(sessionSeats)
        .set({ taken: sql`least(${sessionSeats.capacity}, ${sessionSeats.taken} + 1)` })
        .where(eq(sessionSeats.sessionId, sessionId))
    }
    return state
  })
}

/** Does the same for leaving: looks who is first on the waitlist, then enrolls them, without locking the seats. */
export async function unenrollNaively({ db }: Database, userId: string, sessionId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [left] = await tx
      .delete(enrollments)
      .where(and(eq(enrollments.userId, userId), eq(enrollments.sessionId, sessionId)))
      .returning({ state: enrollments.state })
    if (left?.state !== 'ENROLLED') return
    const [first] = await tx
      .select()
      .from(enrollments)
      .where(and(eq(enrollments.sessionId, sessionId), eq(enrollments.state, 'WAITLISTED')))
      .orderBy(enrollments.queueNumber)
      .limit(1)
    if (first) {
      await tx
        .update(enrollments)
        .set({ state: 'ENROLLED', enrolledAt: new Date() })
        .where(and(eq(enrollments.userId, first.userId), eq(enrollments.sessionId, sessionId)))
    } else {
      await tx
        .update(sessionSeats)
        .set({ taken: sql`greatest(0, ${sessionSeats.taken} - 1)` })
        .where(eq(sessionSeats.sessionId, sessionId))
    }
  })
}
