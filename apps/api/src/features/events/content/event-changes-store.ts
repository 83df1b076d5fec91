import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import type { PlannedEvent } from '@section/domain/events/event-change.ts'

interface StoredPlan extends PlannedEvent, Record<string, unknown> {
  memberEventId: string
}

/** Returns the plans of all events by id. */
export async function listPlannedEvents(db: Db): Promise<ReadonlyMap<string, PlannedEvent>> {
  const found = await rows<StoredPlan>(
    db,
    sql`
    select member_event_id as "memberEventId", publish_status = 'ACTIVE' as "isPublished",
      (extract(epoch from event_start) * 1000)::float8 as "eventStart",
      (extract(epoch from event_end) * 1000)::float8 as "eventEnd"
    from member_events`,
  )
  return new Map(found.map((event) => [event.memberEventId, event]))
}

/** Raises the revision of all answers by which members come to these events. */
export async function raiseRevisions(tx: Db, memberEventIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update member_event_rsvps set revision = revision + 1
    where member_event_id = any(${sql.param([...memberEventIds])}::uuid[]) and status = 'ACTIVE'`)
}
