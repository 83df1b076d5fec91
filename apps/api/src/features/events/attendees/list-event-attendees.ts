import type { EventAttendees, QueryListEventAttendeesArgs } from '@section/contract/generated/schema-types.ts'
import { canSeeEvents } from '@section/domain/events/event-access.ts'
import { eventStatus } from '@section/domain/events/event-status.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import { isUuid } from '../../../server/graphql/uuid.ts'
import { findAttendees } from './attendees-store.ts'

const MAX_SHOWN = 12

/**
 * Returns the members who share that they come to an event; null for one that the viewer cannot see.
 * docs/product/events.md#who-is-coming
 */
export async function listEventAttendees(
  { services, viewer, now }: UseCaseContext<'database'>,
  args: QueryListEventAttendeesArgs,
): Promise<EventAttendees | null> {
  const memberEventId = args.memberEventId.toLowerCase()
  if (!canSeeEvents(viewer) || !isUuid(memberEventId)) return null
  const asked = { memberEventId, userId: viewer.userId, limit: MAX_SHOWN }
  const found = await findAttendees(services.database.db, asked)
  if (!found) return null
  const { publishStatus, eventEnd, attends, ...attendees } = found
  return eventStatus({ publishStatus, eventEnd }, attends, now) ? attendees : null
}
