import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import type { calendarRevisions } from '@section/db/schema.ts'

/** The member and the session of calendar entries. */
type CalendarOwner = Pick<typeof calendarRevisions.$inferSelect, 'userId' | 'sessionId'>

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
