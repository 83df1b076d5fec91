import type { Db } from '@section/db/connection.ts'
import { eventChange, type PlannedEvent } from '@section/domain/events/event-change.ts'
import type { Services } from '../../../server/services.ts'
import { queueEventUpdates } from '../mails/queue-event-updates.ts'
import { listPlannedEvents, raiseRevisions } from './event-changes-store.ts'

/**
 * Raises the revisions of the answers to events that the load has moved or called off, and queues the mails about it, in the
 * transaction of the load (docs/product/events.md#events-that-move-or-are-called-off). `before` is the result of
 * `listPlannedEvents` before the load wrote anything; `now` is epoch ms.
 */
export async function announceEventChanges(
  tx: Db,
  before: ReadonlyMap<string, PlannedEvent>,
  { now, outbox }: Pick<Services, 'outbox'> & { now: number },
): Promise<void> {
  const after = await listPlannedEvents(tx)
  const updates = { moved: [] as string[], canceled: [] as string[] }
  for (const [memberEventId, previous] of before) {
    const current = after.get(memberEventId)
    const change = current && eventChange(previous, current, now)
    if (change) updates[change].push(memberEventId)
  }
  const changedIds = [...updates.moved, ...updates.canceled]
  if (changedIds.length === 0) return
  await raiseRevisions(tx, changedIds)
  await queueEventUpdates({ outbox }, tx, updates)
}
