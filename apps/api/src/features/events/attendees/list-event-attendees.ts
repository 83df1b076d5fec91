import type { EventAttendees, QueryListEventAttendeesArgs } from '@section/contract/generated/schema-types.ts'
import { canSeeEvents } from '@section/domain/events/event-access.ts'
import { eventStatus } from '@section/domain/events/event-status.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import { isUuid } from '../../../server/graphql/uuid.ts'
import { findOwnAttendance } from './attendees-store.ts'
import { MAX_SHOWN } from './event-attendees.ts'

/**
 * Returns the members who share that they come to an event; null for one that the viewer cannot see.
 * docs/product/events.md#who-is-coming
 */
export async function listEventAttendees(
  { services, viewer, now }: UseCaseContext<'database' | 'eventAttendees' | 'events'>,
  args: QueryListEventAttendeesArgs,
): Promise<EventAttendees | null> {
  const { userId } = viewer
  const memberEventId = args.memberEventId.toLowerCase()
  if (!canSeeEvents(viewer) || !isUuid(memberEventId)) return null
  const event = await services.events.find(memberEventId)
  if (!event) return null
  const { attends, isShared } = await findOwnAttendance(services.database.db, { memberEventId, userId })
  const all = await services.eventAttendees.get(memberEventId)
  if (!all || !eventStatus(event, attends, now)) return null
  const others = all.members.filter((member) => member.userId !== userId)
  return {
    members: others.slice(0, MAX_SHOWN),
    // Another server may have stored the viewer's answer a moment ago.
    total: Math.max(others.length, all.total - (attends && isShared ? 1 : 0)),
    coming: all.coming,
    isShared,
  }
}
