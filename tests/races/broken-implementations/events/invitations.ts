import { sql } from 'drizzle-orm'
import { outbox } from '@section/db/schema.ts'
import type { Services } from '@section/api/server/services.ts'

/**
 * A broken implementation of the limit of invitations: counts those that were queued, and then queues another. Simultaneous calls
 * all find room. The tests must catch it.
 */
export async function inviteNaively(
  { database, outbox: mails }: Pick<Services, 'database' | 'outbox'>,
  { invitedBy, memberEventId, to }: { invitedBy: string; memberEventId: string; to: string },
): Promise<void> {
  const { db } = database
  const isTheirs = sql`${outbox.payload} ->> 'invitedBy' = ${invitedBy}`
  if ((await db.$count(outbox, isTheirs)) >= 20) return
  await db.transaction((tx) =>
    mails.queue(tx, { mail: { kind: 'event-invitation', to, invitedBy, memberEventId }, dedupeKey: to }),
  )
}
