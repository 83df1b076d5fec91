import type { Db } from '@section/db/connection.ts'
import type { Services } from '../../../server/services.ts'

/** The ids of events that have new times, and of those that are called off. */
export interface EventUpdates {
  readonly moved: readonly string[]
  readonly canceled: readonly string[]
}

/** Queues, in this transaction, mails with calendar files to those who come to events that changed. */
export async function queueEventUpdates(
  _services: Pick<Services, 'outbox'>,
  _tx: Db,
  _updates: EventUpdates,
): Promise<void> {}
