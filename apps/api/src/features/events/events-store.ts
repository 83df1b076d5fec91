import { and, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { MemberEventCategory, MemberEventType } from '@section/contract/generated/schema-types.ts'
import type { Db } from '@section/db/connection.ts'
import { caseStudies, memberEventInsights, memberEventRsvps, memberEvents } from '@section/db/schema.ts'
import { isPublished } from '../insights/case-study-store.ts'

/** The most events that are listed of those to come, and of those that are over. */
const MOST_LISTED = 100

/** The member who asks, the time (epoch ms), and whether they may read insights. */
export interface Reader {
  userId: string
  now: number
  readsInsights: boolean
}

/** An event as a member finds it. */
export type StoredEvent = Omit<typeof memberEvents.$inferSelect, 'slug' | 'meetingNumber' | 'isWebinar'> & {
  /** True if the member comes. */
  attends: boolean
  /** The ids of the insights that the member may read, newest first. */
  insightIds: string[]
}

/** Returns an event, whether it is published or not; undefined for none. */
export async function findEvent(
  db: Db,
  memberEventId: string,
  reader: Reader,
): Promise<StoredEvent | undefined> {
  const [found] = await selectEvents(db, reader).where(eq(memberEvents.memberEventId, memberEventId))
  return found
}

/** Returns published events of these types: those to come, soonest first, then those that are over, latest first. */
export function listEvents(
  db: Db,
  { types, category }: { types: readonly MemberEventType[]; category: MemberEventCategory | undefined },
  reader: Reader,
): Promise<StoredEvent[]> {
  const { memberEventId, eventStart, eventEnd, eventCategory } = memberEvents
  const now = new Date(reader.now)
  const listed = and(isListed(types), category && eq(eventCategory, category))
  const ahead = db
    .select({ memberEventId })
    .from(memberEvents)
    .where(and(listed, gt(eventEnd, now)))
    .orderBy(eventStart)
    .limit(MOST_LISTED)
  const over = db
    .select({ memberEventId })
    .from(memberEvents)
    .where(and(listed, lte(eventEnd, now)))
    .orderBy(desc(eventEnd))
    .limit(MOST_LISTED)
  const isOver = lte(eventEnd, now)
  return selectEvents(db, reader)
    .where(inArray(memberEventId, ahead.unionAll(over)))
    .orderBy(isOver, sql`case when ${isOver} then null else ${eventStart} end`, desc(eventEnd), memberEventId)
}

/** Returns the published events of these types that a published insight is about, latest first. */
export function listEventsOfInsight(
  db: Db,
  caseStudyId: string,
  types: readonly MemberEventType[],
  reader: Reader,
): Promise<StoredEvent[]> {
  const { memberEventId, eventStart } = memberEvents
  const ofInsight = db
    .select({ memberEventId: memberEventInsights.memberEventId })
    .from(memberEventInsights)
    .innerJoin(caseStudies, eq(caseStudies.caseStudyId, memberEventInsights.caseStudyId))
    .where(and(eq(memberEventInsights.caseStudyId, caseStudyId), isPublished(reader.now)))
  return selectEvents(db, reader)
    .where(and(isListed(types), inArray(memberEventId, ofInsight)))
    .orderBy(desc(eventStart), memberEventId)
    .limit(MOST_LISTED)
}

/** Returns whether a published event that is over at `now` (epoch ms) has a recording of the media host. */
export async function isShownRecording(db: Db, externalKey: string, now: number): Promise<boolean> {
  const { memberEventId, videoExternalKey, publishStatus, eventEnd } = memberEvents
  const found = await db
    .select({ memberEventId })
    .from(memberEvents)
    .where(and(eq(videoExternalKey, externalKey), eq(publishStatus, 'ACTIVE'), lte(eventEnd, new Date(now))))
    .limit(1)
  return found.length > 0
}

const isListed = (types: readonly MemberEventType[]): SQL | undefined =>
  and(eq(memberEvents.publishStatus, 'ACTIVE'), inArray(memberEvents.eventType, [...types]))

function selectEvents(db: Db, { userId, now, readsInsights }: Reader) {
  const insights = sql<string[]>`coalesce((select json_agg(case_studies.case_study_id
    order by case_studies.published_at desc, case_studies.case_study_id)
    from member_event_insights join case_studies using (case_study_id)
    where member_event_insights.member_event_id = ${memberEvents.memberEventId} and ${isPublished(now)}), '[]')`
  return db
    .select({
      memberEventId: memberEvents.memberEventId,
      title: memberEvents.title,
      subtitle: memberEvents.subtitle,
      details: memberEvents.details,
      eventStart: memberEvents.eventStart,
      eventEnd: memberEvents.eventEnd,
      eventType: memberEvents.eventType,
      eventCategory: memberEvents.eventCategory,
      heroImageUrl: memberEvents.heroImageUrl,
      zoomLink: memberEvents.zoomLink,
      recordingLink: memberEvents.recordingLink,
      videoExternalKey: memberEvents.videoExternalKey,
      videoDuration: memberEvents.videoDuration,
      publishStatus: memberEvents.publishStatus,
      attends: sql<boolean>`coalesce(${memberEventRsvps.status} = 'ACTIVE', false)`,
      insightIds: readsInsights ? insights : sql<string[]>`'[]'::json`,
    })
    .from(memberEvents)
    .leftJoin(
      memberEventRsvps,
      and(
        eq(memberEventRsvps.memberEventId, memberEvents.memberEventId),
        eq(memberEventRsvps.userId, userId),
      ),
    )
    .$dynamic()
}
