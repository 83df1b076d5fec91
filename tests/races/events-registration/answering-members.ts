import { and, eq, ne } from 'drizzle-orm'
import { insertEvent, insertRsvp } from '@section/api/features/events/insert-event.fixture.ts'
import { queueRegistrations } from '@section/api/features/events/registration/queue-registrations.ts'
import type { Services } from '@section/api/server/services.ts'
import { insertMember } from '@section/api/testing/insert-member.ts'
import { type Db, rows } from '@section/db/connection.ts'
import { memberEventRsvps } from '@section/db/schema.ts'
import { transact } from '@section/db/transaction.ts'
import { sql } from 'drizzle-orm'

export const NUMBER = '85012345678'

/** Inserts members who come, or do not, to one event of tomorrow, and returns the ids of their answers. */
export async function insertAnswers(
  db: Db,
  count: number,
  status: 'ACTIVE' | 'DELETED' = 'ACTIVE',
): Promise<string[]> {
  const memberEventId = await insertEvent(db, { eventStart: Date.now() + 86_400_000, meetingNumber: NUMBER })
  const ids: string[] = []
  for (let n = 0; n < count; n++)
    ids.push(await insertRsvp(db, { memberEventId, userId: await insertMember(db), status }))
  return ids
}

/** Answers to an event as a request does, and returns whether that changed anything. */
export function answer(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  rsvpId: string,
  status: 'ACTIVE' | 'DELETED',
): Promise<boolean> {
  return transact(database.db, async (tx) => {
    const isOther = and(eq(memberEventRsvps.memberEventRsvpId, rsvpId), ne(memberEventRsvps.status, status))
    const changed = await tx.update(memberEventRsvps).set({ status }).where(isOther).returning()
    if (changed.length > 0) await queueRegistrations({ jobs }, tx)
    return changed.length > 0
  })
}

/** Returns the number of jobs that are to run now or run. */
export async function openJobs(db: Db): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from pgboss.job
      where name = 'event-registration' and state < 'completed' and start_after < now() + interval '10 minutes'`,
  )
  return found?.count ?? 0
}

export async function storedAnswer(db: Db, rsvpId: string) {
  const isIts = eq(memberEventRsvps.memberEventRsvpId, rsvpId)
  const [found] = await db.select().from(memberEventRsvps).where(isIts)
  if (!found) throw new Error('The answer is gone.')
  return found
}
