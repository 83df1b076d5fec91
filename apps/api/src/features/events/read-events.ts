import type {
  MemberEvent,
  QueryGetMemberEventArgs,
  QueryListInsightEventsArgs,
  QueryListMemberEventsArgs,
} from '@section/contract/generated/schema-types.ts'
import { canSeeEvents } from '@section/domain/events/event-access.ts'
import { EVENT_CATEGORY_LABELS, EVENT_TYPE_LABELS } from '@section/domain/events/event-labels.ts'
import { eventStatus } from '@section/domain/events/event-status.ts'
import { listedEvents } from '@section/domain/events/listed-events.ts'
import { listedTypes } from '@section/domain/events/listed-types.ts'
import { watchable } from '@section/domain/events/watchable.ts'
import { canReadInsights } from '@section/domain/insights/insight-access.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { isUuid } from '../../server/graphql/uuid.ts'
import { isEventRecording, listAttended, MOST_LISTED, type StoredEvent } from './events-store.ts'

type Context = UseCaseContext<'database' | 'events' | 'mediaLinks'>

/** Returns the listed events; none to a viewer who may not see events. docs/product/events.md#the-list */
export async function listMemberEvents(
  context: Context,
  { category, type, ahead }: QueryListMemberEventsArgs,
): Promise<MemberEvent[]> {
  const { services, viewer, now } = context
  const types = listedTypes(type)
  if (!canSeeEvents(viewer) || types.length === 0) return []
  const all = await services.events.listed({ types, category: category ?? undefined }, now)
  const next = listedEvents(all, 'latest', now)
  if (typeof ahead === 'number') return eventResults(next.slice(0, Math.max(0, ahead)), context)
  return eventResults(
    [...next.slice(0, MOST_LISTED), ...listedEvents(all, 'past', now).slice(0, MOST_LISTED)],
    context,
  )
}

/** Returns an event of any type; null for one that does not exist or that the viewer cannot see. */
export async function getMemberEvent(
  context: Context,
  args: QueryGetMemberEventArgs,
): Promise<MemberEvent | null> {
  const id = args.memberEventId.toLowerCase()
  if (!canSeeEvents(context.viewer) || !isUuid(id)) return null
  const stored = await context.services.events.find(id)
  const [event] = stored ? await eventResults([stored], context) : []
  return event ?? null
}

/** Returns the listed events that an insight is about; none to a viewer who may not read it, or may not see events. */
export async function listInsightEvents(
  context: Context,
  args: QueryListInsightEventsArgs,
): Promise<MemberEvent[]> {
  const id = args.caseStudyId.toLowerCase()
  if (!canSeeEvents(context.viewer) || !isUuid(id)) return []
  const about = await context.services.events.ofInsight(id)
  return eventResults(
    about.filter((event) => readableInsights(event, context).includes(id)),
    context,
  )
}

/** Returns whether the viewer may load a recording because an event that is over shows it. */
export async function showsEventRecording(
  { services, viewer, now }: UseCaseContext<'database'>,
  externalKey: string,
): Promise<boolean> {
  return canSeeEvents(viewer) && isEventRecording(services.database.db, externalKey, now)
}

/** Returns the ids of the insights of an event that the viewer may read at this time, newest first. */
const readableInsights = ({ insights }: StoredEvent, { viewer, now }: Context): string[] =>
  canReadInsights(viewer) ? insights.filter(({ publishedAt }) => publishedAt <= now).map(({ id }) => id) : []

/** Returns those of the events that the viewer sees, in the same order. */
async function eventResults(events: readonly StoredEvent[], context: Context): Promise<MemberEvent[]> {
  if (events.length === 0) return []
  const { services, viewer } = context
  const ids = events.map(({ memberEventId }) => memberEventId)
  const attended = await listAttended(services.database.db, viewer.userId, ids)
  return events.flatMap((event) => eventResult(event, attended.has(event.memberEventId), context) ?? [])
}

/** Returns an event as the viewer sees it at this time; null where they do not. docs/product/events.md#room-and-recording */
function eventResult(stored: StoredEvent, attends: boolean, context: Context): MemberEvent | null {
  const { services, viewer, now } = context
  const {
    insights: _insights,
    publishStatus: _publishStatus,
    zoomLink,
    recordingLink,
    videoExternalKey,
    videoDuration,
    ...event
  } = stored
  const status = eventStatus(stored, attends, now)
  if (!status) return null
  const watched = status === 'ACTIVE' ? watchable(stored, attends, now) : null
  const hasRecording = watched === 'recording' && videoExternalKey !== null && videoDuration !== null
  return {
    ...event,
    status,
    eventType: { type: event.eventType, label: EVENT_TYPE_LABELS[event.eventType] },
    eventCategory: { category: event.eventCategory, label: EVENT_CATEGORY_LABELS[event.eventCategory] },
    insightIds: readableInsights(stored, context),
    zoomLink: watched === 'live' ? zoomLink : watched === 'recording' ? recordingLink : null,
    recording: hasRecording
      ? {
          duration: videoDuration,
          playlistUrl: services.mediaLinks.playlistUrl(videoExternalKey, viewer.userId, now),
        }
      : null,
  }
}
