import type { Db } from '@section/db/connection.ts'
import type { Services } from '../../../server/services.ts'
import { listComing } from './event-updates-store.ts'

/** The ids of events that have new times, and of those that are called off. */
export interface EventUpdates {
  readonly moved: readonly string[]
  readonly canceled: readonly string[]
}

/** The number of mails that one statement queues. */
const BATCH = 1000

/**
 * Queues, in this transaction, mails with calendar files to those who come to events that changed, and whose answers have a higher
 * revision since. docs/product/events.md#reminders-and-changes
 */
export async function queueEventUpdates(
  { outbox }: Pick<Services, 'outbox'>,
  tx: Db,
  { moved, canceled }: EventUpdates,
): Promise<void> {
  const off = new Set(canceled)
  const coming = await listComing(tx, [...moved, ...canceled])
  const mails = coming.map(({ rsvpId, userId, memberEventId, sequence }) => ({
    mail: { kind: off.has(memberEventId) ? 'event-canceled' : 'event-moved', userId, memberEventId } as const,
    dedupeKey: `${rsvpId} ${sequence}`,
  }))
  for (let n = 0; n < mails.length; n += BATCH) await outbox.queue(tx, ...mails.slice(n, n + BATCH))
}
