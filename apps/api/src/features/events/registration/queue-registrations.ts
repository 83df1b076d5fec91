import type { Db } from '@section/db/connection.ts'
import type { Services } from '../../../server/services.ts'

/** The queue of the job that makes the meeting service know of all answers of which it does not know. */
export const REGISTRATION_QUEUE = 'event-registration'

/**
 * Queues, in this transaction, the job that makes the meeting service know of changed answers to events. It follows the statement
 * that changes them. However many answers change, one job waits.
 */
export async function queueRegistrations({ jobs }: Pick<Services, 'jobs'>, tx: Db): Promise<void> {
  await jobs.send(tx, REGISTRATION_QUEUE, [{ data: {} }])
}
