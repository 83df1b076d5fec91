import { and, desc, eq, getTableColumns, gt, inArray, lte, sql } from 'drizzle-orm'
import type { MemberEventCategory, MemberEventType } from '@section/contract/generated/schema-types.ts'
import type { Db } from '@section/db/connection.ts'
import { memberEventInsights, memberEventRsvps, memberEvents } from '@section/db/schema.ts'

/** The most events that are listed of those to come, of those that are over, and of those that an insight is about. */
export const MOST_LISTED = 100

/** The types and the category of the events that a list has. */
export interface EventFilter {
  types: readonly MemberEventType[]
  category?: MemberEventCategory | undefined
}

/** An event, which is the same for all viewers; instants are epoch ms. */
export type StoredEvent = Omit<
  typeof memberEvents.$inferSelect,
  'slug' | 'meetingNumber' | 'isWebinar' | 'eventStart' | 'eventEnd'
> & {
  readonly eventStart: number
  readonly eventEnd: number
  /** The insights that have or will have been published, newest first. */
  readonly insights: readonly { readonly id: string; readonly publishedAt: number }[]
}

/** Returns events by their ids, whether they are published or not. */
export async function loadEvents(db: Db, ids: readonly string[]): Promise<Map<string, StoredEvent>> {
  const {
    slug: _slug,
    meetingNumber: _meeting,
    isWebinar: _webinar,
    ...columns
  } = getTableColumns(memberEvents)
  const insights = sql<StoredEvent['insights']>`coalesce((select json_agg(json_build_object(
      'id', case_studies.case_study_id, 'publishedAt', (extract(epoch from case_studies.published_at) * 1000)::float8)
    order by case_studies.published_at desc, case_studies.case_study_id)
    from member_event_insights join case_studies using (case_study_id)
    where member_event_insights.member_event_id = member_events.member_event_id
      and case_studies.publish_status = 'ACTIVE'), '[]')`
  const found = await db
    .select({ ...columns, insights })
    .from(memberEvents)
    .where(inArray(memberEvents.memberEventId, [...ids]))
  return new Map(
    found.map((event) => [
      event.memberEventId,
      { ...event, eventStart: event.eventStart.getTime(), eventEnd: event.eventEnd.getTime() },
    ]),
  )
}

/** Returns the ids of the next published events of a filter at `now` (epoch ms), and of those that ended last. */
export async function listEventIds(db: Db, { types, category }: EventFilter, now: number): Promise<string[]> {
  const { memberEventId, eventStart, eventEnd, eventCategory, publishStatus, eventType } = memberEvents
  const listed = and(
    eq(publishStatus, 'ACTIVE'),
    inArray(eventType, [...types]),
    category && eq(eventCategory, category),
  )
  const ahead = db
    .select({ memberEventId })
    .from(memberEvents)
    .where(and(listed, gt(eventEnd, new Date(now))))
    .orderBy(eventStart)
    .limit(MOST_LISTED)
  const over = db
    .select({ memberEventId })
    .from(memberEvents)
    .where(and(listed, lte(eventEnd, new Date(now))))
    .orderBy(desc(eventEnd))
    .limit(MOST_LISTED)
  return (await ahead.unionAll(over)).map((event) => event.memberEventId)
}

/** Returns the ids of the latest published events of these types that an insight is about, latest first. */
export async function listEventIdsOfInsight(
  db: Db,
  caseStudyId: string,
  types: readonly MemberEventType[],
): Promise<string[]> {
  const { memberEventId, eventStart, publishStatus, eventType } = memberEvents
  const found = await db
    .select({ memberEventId })
    .from(memberEventInsights)
    .innerJoin(memberEvents, eq(memberEvents.memberEventId, memberEventInsights.memberEventId))
    .where(
      and(
        eq(memberEventInsights.caseStudyId, caseStudyId),
        eq(publishStatus, 'ACTIVE'),
        inArray(eventType, [...types]),
      ),
    )
    .orderBy(desc(eventStart), memberEventId)
    .limit(MOST_LISTED)
  return found.map((event) => event.memberEventId)
}

/** Returns those of the events to which a member comes. */
export async function listAttended(
  db: Db,
  userId: string,
  eventIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { memberEventId, status } = memberEventRsvps
  const found = await db
    .select({ memberEventId })
    .from(memberEventRsvps)
    .where(
      and(eq(memberEventRsvps.userId, userId), eq(status, 'ACTIVE'), inArray(memberEventId, [...eventIds])),
    )
  return new Set(found.map((rsvp) => rsvp.memberEventId))
}

/** Returns whether a published event that is over at `now` (epoch ms) has a recording of the media host. */
export async function isEventRecording(db: Db, externalKey: string, now: number): Promise<boolean> {
  const { memberEventId, videoExternalKey, publishStatus, eventEnd } = memberEvents
  const found = await db
    .select({ memberEventId })
    .from(memberEvents)
    .where(and(eq(videoExternalKey, externalKey), eq(publishStatus, 'ACTIVE'), lte(eventEnd, new Date(now))))
    .limit(1)
  return found.length > 0
}
