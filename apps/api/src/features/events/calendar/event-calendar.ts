import { pathTo } from '@section/domain/access/screen-path.ts'
import { canSeeEvents } from '@section/domain/events/event-access.ts'
import type { CalendarEntry, CalendarPart } from '../../../server/calendar/calendar-entry.ts'
import { calendarFile, organizerOf } from '../../../server/calendar/calendar-file.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import type { Services } from '../../../server/services.ts'
import { type AnsweredEvent, listEventsToAttend } from './answered-events-store.ts'

type CalendarServices = Pick<Services, 'calendarLinks' | 'config'>

/**
 * Returns the calendar file of an event for a member who has answered. It adds the event or brings it up to date, or takes it
 * out for a member who has canceled and when the event is called off. `timeZone` is the school's; `now` in epoch ms.
 * docs/product/calendar.md#events-for-members
 */
export function eventFile(
  { calendarLinks, config }: CalendarServices,
  event: AnsweredEvent,
  { userId, timeZone, now }: { userId: string; timeZone: string; now: number },
): { method: 'PUBLISH' | 'CANCEL'; text: string } {
  const method = event.comes && event.isHeld ? 'PUBLISH' : 'CANCEL'
  const origin = publicUrl(config)
  const entry = eventEntry({ calendarLinks, config }, event, userId)
  return {
    method,
    text: calendarFile([entry], { method, organizer: organizerOf(config), origin, timeZone, now }),
  }
}

/** Returns the events to which the viewer comes, for their subscribed calendar; none if they may not see events. */
export async function attendedEventEntries(
  { services, viewer }: UseCaseContext<'calendarLinks' | 'config' | 'database'>,
  since: number,
): Promise<CalendarPart> {
  const { userId } = viewer
  const events = canSeeEvents(viewer) ? await listEventsToAttend(services.database.db, userId, since) : []
  return {
    version: JSON.stringify(events.map(eventVersion)),
    entries: () => events.map((event) => eventEntry(services, event, userId)),
  }
}

/** Returns what an entry is made of. The room's own address is not in it, because an entry has one of ours in its place. */
export function eventVersion({ room, ...event }: AnsweredEvent): unknown[] {
  return [...Object.values(event), room !== null]
}

/** Returns the entry of an event. Its id is that of the event, so that a calendar has one, however often a member answers. */
function eventEntry(
  { calendarLinks, config }: CalendarServices,
  { memberEventId, eventStart, eventEnd, title, subtitle, revision, room }: AnsweredEvent,
  userId: string,
): CalendarEntry {
  return {
    id: memberEventId,
    startAt: eventStart,
    endAt: eventEnd,
    title,
    description: subtitle,
    path: pathTo('event', { memberEventId }),
    location:
      room === null ? null : publicUrl(config) + calendarLinks.path('event-room', memberEventId, userId),
    sequence: revision,
    tentative: false,
  }
}
