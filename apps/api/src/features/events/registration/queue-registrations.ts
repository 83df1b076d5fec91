import type { Db } from '@section/db/connection.ts'
import type { Services } from '../../../server/services.ts'

/** The queue of the jobs that each make the meeting service know of one member's answer. */
export const REGISTRATION_QUEUE = 'event-registration'

/**
 * Queues, in this transaction, the jobs that make the meeting service know of changed answers to events. It follows the
 * statement that changes them.
 */
export async function queueRegistrations(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Db,
  rsvpIds: readonly string[],
): Promise<void> {
  await jobs.send(
    tx,
    REGISTRATION_QUEUE,
    rsvpIds.map((memberEventRsvpId) => ({ data: { memberEventRsvpId } })),
  )
}
