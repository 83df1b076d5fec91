import { getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { memberEventInsights, memberEventRsvps, memberEvents } from '@section/db/schema.ts'
import { insertMissing, upsertRows } from '../../../server/content/bulk-write-store.ts'
import type { LoadContext } from '../../../server/content/school.ts'
import { richTextPictures } from '../../../server/content/rich-text-pictures-store.ts'
import type { EventContent } from './event-format.ts'
import { attendeeRows, eventId, eventRow, insightRows } from './event-rows.ts'

/**
 * Writes events and the insights that they name. An event that has not ended and has no file any more is called off; one that
 * is over stays as it was.
 */
export async function writeEvents(
  db: Db,
  content: readonly EventContent[],
  context: LoadContext,
): Promise<void> {
  const events = content.map((event) => eventRow(event, context))
  const movedRooms = await listMovedRooms(db, events)
  await upsertRows(db, memberEvents, events, [memberEvents.memberEventId])
  // The addresses of their registrants lead to the old rooms.
  await db
    .update(memberEventRsvps)
    .set({ zoomRegistrantId: null, zoomJoinUrl: null })
    .where(inArray(memberEventRsvps.memberEventId, movedRooms))
  const ids = content.map(({ slug }) => eventId(slug))
  await db.execute(sql`
    update member_events set publish_status = 'ARCHIVED' where publish_status = 'ACTIVE'
      and event_end > ${new Date(context.now).toISOString()} and member_event_id <> all(${sql.param(ids)}::uuid[])`)
  await db.delete(memberEventInsights).where(inArray(memberEventInsights.memberEventId, ids))
  await insertMissing(db, memberEventInsights, content.flatMap(insightRows))
}

/** Returns the ids of the events of which these give another number or kind of meeting than the stored ones have. */
async function listMovedRooms(
  db: Db,
  events: readonly (typeof memberEvents.$inferInsert)[],
): Promise<string[]> {
  const { memberEventId, meetingNumber, isWebinar } = getTableColumns(memberEvents)
  const stored = await db.select({ memberEventId, meetingNumber, isWebinar }).from(memberEvents)
  const given = new Map(events.map((event) => [event.memberEventId, event]))
  const moved = stored.filter((room) => {
    const event = given.get(room.memberEventId)
    return event && (event.meetingNumber !== room.meetingNumber || event.isWebinar !== room.isWebinar)
  })
  return moved.map((room) => room.memberEventId)
}

/** Writes that people come to events, where they have given no answer yet. */
export async function writeAttendees(
  db: Db,
  content: readonly EventContent[],
  context: LoadContext,
): Promise<void> {
  const attendees = content.flatMap((event) => attendeeRows(event, context))
  await insertMissing(db, memberEventRsvps, attendees)
}

/** Selects the addresses of the pictures of events, also within their details. */
export const eventPictures = sql`
  select hero_image_url as url from member_events
  union all ${richTextPictures(memberEvents, sql`details`)}`
