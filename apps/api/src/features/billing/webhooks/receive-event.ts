import { transact } from '@section/db/transaction.ts'
import type { Services } from '../../../server/services.ts'
import { sendSync } from '../sync/sync-job.ts'
import { insertEvent } from './events-store.ts'
import type { StripeEvent } from './read-event.ts'

/**
 * Stores an event and, in the same transaction, the job that reads its customer again; an event that has come before changes
 * nothing. `now` in epoch ms.
 */
export async function receiveEvent(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  { eventId, type, subject }: StripeEvent,
  now: number,
): Promise<'received' | 'repeated'> {
  const stripeCustomerId = subject && 'customer' in subject ? subject.customer : null
  return transact(database.db, async (tx) => {
    const isNew = await insertEvent(tx, { eventId, type, stripeCustomerId, receivedAt: new Date(now) })
    if (!isNew) return 'repeated'
    if (subject) await sendSync(tx, jobs, subject)
    return 'received'
  })
}
