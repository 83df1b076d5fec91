import { and, eq } from 'drizzle-orm'
import type { Database } from '@section/db/connection.ts'
import { enrollments } from '@section/db/schema.ts'

/**
 * A broken implementation of the enrollment by watching: looks whether the member is enrolled, then enrolls and announces,
 * and trusts what it has seen. The tests must catch it: a race test that it passes would prove nothing.
 */
export async function enrollNaively(
  { db }: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
  announce: () => void,
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = and(eq(enrollments.userId, userId), eq(enrollments.sessionId, sessionId))
    const found = await tx.select().from(enrollments).where(own)
    if (found.length > 0) return
    const enrolled = { userId, sessionId, state: 'ENROLLED' as const, enrolledAt: new Date() }
    await tx.insert(enrollments).values(enrolled).onConflictDoNothing()
    announce()
  })
}
