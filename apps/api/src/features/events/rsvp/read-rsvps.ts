import type {
  MemberEventRsvp,
  QueryGetMemberEventRsvpArgs,
  QueryListMemberEventsRsvpArgs,
} from '@section/contract/generated/schema-types.ts'
import { canSeeEvents } from '@section/domain/events/event-access.ts'
import { eventStatus } from '@section/domain/events/event-status.ts'
import { watchable } from '@section/domain/events/watchable.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import { isUuid } from '../../../server/graphql/uuid.ts'
import { findRsvp, listRsvps, type StoredRsvp } from './rsvp-store.ts'

/** Returns the viewer's answer to an event; null for none, and for an event that they cannot see. */
export async function getMemberEventRsvp(
  { services, viewer, now }: UseCaseContext<'database'>,
  args: QueryGetMemberEventRsvpArgs,
): Promise<MemberEventRsvp | null> {
  const memberEventId = args.memberEventId.toLowerCase()
  if (!canSeeEvents(viewer) || !isUuid(memberEventId)) return null
  const stored = await findRsvp(services.database.db, { memberEventId, userId: viewer.userId })
  return stored ? rsvpResult(stored, now) : null
}

/** Returns the viewer's answers to the events that they can see and that have not ended, or to all of them, soonest first. */
export async function listMemberEventsRsvp(
  { services, viewer, now }: UseCaseContext<'database'>,
  { includePastEvents }: QueryListMemberEventsRsvpArgs,
): Promise<MemberEventRsvp[]> {
  if (!canSeeEvents(viewer)) return []
  const since = includePastEvents ? undefined : new Date(now)
  const found = await listRsvps(services.database.db, viewer.userId, since)
  return found.flatMap((stored) => rsvpResult(stored, now) ?? [])
}

function rsvpResult(stored: StoredRsvp, now: number): MemberEventRsvp | null {
  const { publishStatus, eventStart, eventEnd, zoomJoinUrl, ...rsvp } = stored
  const times = { eventStart: eventStart.getTime(), eventEnd: eventEnd.getTime() }
  const attends = rsvp.status === 'ACTIVE'
  const status = eventStatus({ publishStatus, eventEnd: times.eventEnd }, attends, now)
  if (!status) return null
  const isLive = status === 'ACTIVE' && watchable(times, attends, now) === 'live'
  return { ...rsvp, zoomJoinUrl: isLive ? zoomJoinUrl : null }
}
