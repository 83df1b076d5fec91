import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { memberEventRsvps } from '@section/db/schema.ts'

type Answer = Pick<typeof memberEventRsvps.$inferSelect, 'memberEventId' | 'userId' | 'status'>

/**
 * A broken implementation of answers to events: looks at the stored answer, and then stores its own. Of simultaneous calls several
 * find the same answer, and each believes that it has changed it. The tests must catch it.
 */
export async function saveRsvpNaively(tx: Db, answer: Answer): Promise<boolean> {
  const { memberEventId, userId, status } = answer
  const [stored] = await tx
    .select()
    .from(memberEventRsvps)
    .where(and(eq(memberEventRsvps.memberEventId, memberEventId), eq(memberEventRsvps.userId, userId)))
  if (stored?.status === status || (!stored && status === 'DELETED')) return false
  const isOther = sql`case when ${memberEventRsvps.status} = ${status} then 0 else 1 end`
  const changedAt = new Date()
  await tx
    .insert(memberEventRsvps)
    .values({ ...answer, changedAt })
    .onConflictDoUpdate({
      target: [memberEventRsvps.memberEventId, memberEventRsvps.userId],
      set: { status, changedAt, revision: sql`${memberEventRsvps.revision} + ${isOther}` },
    })
  return true
}
