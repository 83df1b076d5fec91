import type { Db } from '@section/db/connection.ts'
import type { Services } from '../../../server/services.ts'
import type { Room } from './meeting-service.ts'
import { lockRegistrants } from './registration-store.ts'

/** The queue of the jobs that each take somebody out of whom nothing is stored any more. */
export const REMOVAL_QUEUE = 'registrant-removal'

/** Somebody who is registered for a room, as the meeting service is told of them. */
export interface Removal extends Room {
  registrantId: string
  email: string
  /** The end of the event in epoch ms, after which nobody is taken out any more. */
  eventEnd: number
}

/** Queues, in this transaction, the jobs that take registrants out, at `startAfter` or at once. */
export async function queueRemovals(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Db,
  removals: readonly Removal[],
  startAfter?: Date,
): Promise<void> {
  const sent = removals.map((data) => ({ data: { ...data }, ...(startAfter && { startAfter }) }))
  await jobs.send(tx, REMOVAL_QUEUE, sent)
}

/**
 * Queues, in this transaction, the jobs that take a member out of the meetings of all events that have not ended at `now` (epoch
 * ms). It comes before the member is deleted.
 */
export async function queueRemovalsOf(
  services: Pick<Services, 'jobs'>,
  tx: Db,
  userId: string,
  now: number,
): Promise<void> {
  await queueRemovals(services, tx, await lockRegistrants(tx, userId, now))
}
