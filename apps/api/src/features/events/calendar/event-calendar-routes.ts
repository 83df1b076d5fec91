import type { FastifyInstance } from 'fastify'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { canSeeEvents } from '@section/domain/events/event-access.ts'
import { watchable } from '@section/domain/events/watchable.ts'
import { findViewer } from '../../../server/access/viewer.ts'
import { CalendarCache, etagOf, sendCalendar } from '../../../server/calendar/calendar-cache.ts'
import { calendarFileName } from '../../../server/calendar/calendar-file-name.ts'
import { mountSignedAddress, sendRoom } from '../../../server/calendar/signed-address.ts'
import { attachment } from '../../../server/http/attachment.ts'
import { notFound } from '../../../server/http/refusals.ts'
import { isUuid } from '../../../server/graphql/uuid.ts'
import type { Services } from '../../../server/services.ts'
import { type AnsweredEvent, findEventWithAnswer } from './answered-events-store.ts'
import { eventFile, eventVersion } from './event-calendar.ts'

/**
 * Mounts the addresses of events that are signed for one member: `GET /calendar/events/{memberEventId}.ics`, the calendar file,
 * and `GET /calendar/event-rooms/{memberEventId}`, which redirects to the room while the member may watch the event live, and
 * otherwise to the page of the event. Both return 404 for a wrong signature, a suspended member, one who may not see events,
 * and without an answer to the event. SECURITY.md#signed-addresses-of-events
 */
export function mountEventCalendar(app: FastifyInstance, services: Services): void {
  const cache = new CalendarCache()
  const file = { target: 'event', path: '/calendar/events/:id(^[0-9a-f-]{36}).ics' } as const
  mountSignedAddress(app, services, file, async ({ request, reply, id, userId, address }) => {
    const now = services.clock()
    const [event, { timeZone }] = await Promise.all([
      findSeenEvent(services, { userId, memberEventId: id, now }),
      services.catalog.current(),
    ])
    if (!event) return notFound(reply)
    const etag = etagOf(JSON.stringify([eventVersion(event), timeZone]))
    const write = () => eventFile(services, event, { userId, timeZone, now }).text
    const name = calendarFileName(event.title, event.eventStart, timeZone)
    reply.header('content-disposition', attachment(name))
    return sendCalendar(request, reply, await cache.get(address, etag, write))
  })

  const room = { target: 'event-room', path: '/calendar/event-rooms/:id(^[0-9a-f-]{36}$)' } as const
  mountSignedAddress(app, services, room, async ({ reply, id, userId }) => {
    const now = services.clock()
    const event = await findSeenEvent(services, { userId, memberEventId: id, now })
    return sendRoom(reply, event && roomOrPage(event, now))
  })
}

/** Returns an event that the member may see, with their answer to it; undefined without one. */
async function findSeenEvent(
  services: Services,
  { userId, memberEventId, now }: { userId: string; memberEventId: string; now: number },
): Promise<AnsweredEvent | undefined> {
  const viewer = await findViewer(services, userId, now)
  if (!viewer || !canSeeEvents(viewer) || !isUuid(memberEventId)) return undefined
  return findEventWithAnswer(services.database.db, userId, memberEventId)
}

function roomOrPage(event: AnsweredEvent, now: number): string {
  const isOpen = event.isHeld && watchable(event, event.comes, now) === 'live'
  return isOpen && event.room !== null ? event.room : pathTo('event', { memberEventId: event.memberEventId })
}
