import { and, eq, sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { calendarRevisions } from '@section/db/schema.ts'

/** The member and the session of calendar entries. */
type CalendarOwner = Pick<typeof calendarRevisions.$inferSelect, 'userId' | 'sessionId'>

/** Returns the sequence number of the entries that were sent last; 0 before any. */
export async function calendarRevision(db: Db, { userId, sessionId }: CalendarOwner): Promise<number> {
  const [row] = await db
    .select({ revision: calendarRevisions.revision })
    .from(calendarRevisions)
    .where(and(eq(calendarRevisions.userId, userId), eq(calendarRevisions.sessionId, sessionId)))
  return row?.revision ?? 0
}

/** Returns the sequence numbers of all of a member's entries that were sent, by session id. */
export async function calendarRevisionsOf(db: Db, userId: string): Promise<ReadonlyMap<string, number>> {
  const { sessionId, revision } = calendarRevisions
  const found = await db
    .select({ sessionId, revision })
    .from(calendarRevisions)
    .where(eq(calendarRevisions.userId, userId))
  return new Map(found.map((row) => [row.sessionId, row.revision]))
}

/** Increments the sequence numbers of entries to be sent; returns each owner with the new number. */
export async function incrementRevisions<Owner extends CalendarOwner>(
  tx: Db,
  owners: readonly Owner[],
): Promise<{ owner: Owner; sequence: number }[]> {
  if (owners.length === 0) return []
  const incremented = await rows<CalendarOwner & { revision: number }>(
    tx,
    sql`
    insert into calendar_revisions (user_id, session_id)
    select * from unnest(${sql.param(owners.map(({ userId }) => userId))}::uuid[],
      ${sql.param(owners.map(({ sessionId }) => sessionId))}::uuid[])
    on conflict (user_id, session_id) do update set revision = calendar_revisions.revision + 1
    returning user_id as "userId", session_id as "sessionId", revision`,
  )
  const key = ({ userId, sessionId }: CalendarOwner) => `${userId} ${sessionId}`
  const numbers = new Map(incremented.map((row) => [key(row), row.revision]))
  return owners.map((owner) => ({ owner, sequence: numbers.get(key(owner)) ?? 1 }))
}
