import type {
  MemberEvent,
  QueryGetMemberEventArgs,
  QueryListInsightEventsArgs,
  QueryListMemberEventsArgs,
} from '@section/contract/generated/schema-types.ts'
import { canSeeEvents } from '@section/domain/events/event-access.ts'
import { EVENT_CATEGORY_LABELS, EVENT_TYPE_LABELS } from '@section/domain/events/event-labels.ts'
import { eventStatus } from '@section/domain/events/event-status.ts'
import { listedTypes } from '@section/domain/events/listed-types.ts'
import { watchable } from '@section/domain/events/watchable.ts'
import { canReadInsights } from '@section/domain/insights/insight-access.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { isUuid } from '../../server/graphql/uuid.ts'
import {
  findEvent,
  isShownRecording,
  listEvents,
  listEventsOfInsight,
  type Reader,
  type StoredEvent,
} from './events-store.ts'

type Context = UseCaseContext<'database' | 'mediaLinks'>

/** Returns the listed events; none to a viewer who may not see events. docs/product/events.md#the-list */
export async function listMemberEvents(
  context: Context,
  { category, type }: QueryListMemberEventsArgs,
): Promise<MemberEvent[]> {
  const types = listedTypes(type)
  if (!canSeeEvents(context.viewer) || types.length === 0) return []
  const filter = { types, category: category ?? undefined }
  const found = await listEvents(context.services.database.db, filter, readerOf(context))
  return found.flatMap((stored) => eventResult(stored, context) ?? [])
}

/** Returns an event of any type; null for one that does not exist or that the viewer cannot see. */
export async function getMemberEvent(
  context: Context,
  args: QueryGetMemberEventArgs,
): Promise<MemberEvent | null> {
  const id = args.memberEventId.toLowerCase()
  if (!canSeeEvents(context.viewer) || !isUuid(id)) return null
  const stored = await findEvent(context.services.database.db, id, readerOf(context))
  return stored ? eventResult(stored, context) : null
}

/** Returns the listed events that an insight is about; none to a viewer who may not read it, or may not see events. */
export async function listInsightEvents(
  context: Context,
  args: QueryListInsightEventsArgs,
): Promise<MemberEvent[]> {
  const id = args.caseStudyId.toLowerCase()
  const reader = readerOf(context)
  if (!canSeeEvents(context.viewer) || !reader.readsInsights || !isUuid(id)) return []
  const found = await listEventsOfInsight(context.services.database.db, id, listedTypes(), reader)
  return found.flatMap((stored) => eventResult(stored, context) ?? [])
}

/** Returns whether the viewer may load a recording because an event that is over shows it. */
export async function showsRecording(
  { services, viewer, now }: UseCaseContext<'database'>,
  externalKey: string,
): Promise<boolean> {
  return canSeeEvents(viewer) && isShownRecording(services.database.db, externalKey, now)
}

const readerOf = ({ viewer, now }: Context): Reader => ({
  userId: viewer.userId,
  now,
  readsInsights: canReadInsights(viewer),
})

/** Returns an event as the viewer sees it at this time; null where they do not. docs/product/events.md#room-and-recording */
function eventResult(stored: StoredEvent, { services, viewer, now }: Context): MemberEvent | null {
  const { attends, publishStatus, zoomLink, recordingLink, videoExternalKey, videoDuration, ...event } =
    stored
  const times = { eventStart: stored.eventStart.getTime(), eventEnd: stored.eventEnd.getTime() }
  const status = eventStatus({ publishStatus, eventEnd: times.eventEnd }, attends, now)
  if (!status) return null
  const watched = status === 'ACTIVE' ? watchable(times, attends, now) : null
  const hasRecording = watched === 'recording' && videoExternalKey !== null && videoDuration !== null
  return {
    ...event,
    status,
    eventType: { type: event.eventType, label: EVENT_TYPE_LABELS[event.eventType] },
    eventCategory: { category: event.eventCategory, label: EVENT_CATEGORY_LABELS[event.eventCategory] },
    zoomLink: watched === 'live' ? zoomLink : watched === 'recording' ? recordingLink : null,
    recording: hasRecording
      ? {
          duration: videoDuration,
          playlistUrl: services.mediaLinks.playlistUrl(videoExternalKey, viewer.userId, now),
        }
      : null,
  }
}
