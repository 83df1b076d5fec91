import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { sessionPath } from '@section/domain/sessions/session-button.ts'
import type { Meeting } from '@section/domain/sessions/meeting.ts'
import type { CalendarLinks } from '../../../server/calendar-links.ts'
import type { Config } from '../../../server/config.ts'
import type { CatalogSession } from '../../catalog/catalog-types.ts'

/** One meeting as a calendar names it; `place` is where it happens, as far as the reader may know. */
export type CalendarMeeting = Pick<Meeting, 'meetingId' | 'startAt' | 'endAt'> & {
  readonly place?: string | null
}

/** What a calendar file is made of. */
export interface CalendarFile {
  /** CANCEL takes the meetings out of a calendar again. */
  method: 'PUBLISH' | 'CANCEL'
  session: Pick<CatalogSession, 'sessionId' | 'kind' | 'title' | 'subtitle'>
  meetings: readonly CalendarMeeting[]
  /** How often this member's entries were sent before; a calendar keeps the highest. */
  sequence: number
  /** For somebody who waits for a seat. */
  tentative?: boolean
  organizer: { name: string; email: string }
  /** Origin of the app, without a slash at its end. */
  origin: string
  /** Epoch ms. */
  now: number
}

/** How long before a meeting the calendar reminds of it. */
const ALARM_SECONDS = 15 * 60

/** Returns whether a session can stand in a calendar: live, with a meeting that has a date. */
export function isScheduled(session: Pick<CatalogSession, 'sessionType' | 'meetings'>): boolean {
  return session.sessionType === 'LIVE' && session.meetings.length > 0
}

/**
 * Returns the iCalendar text (RFC 5545) of a session's meetings, each an event of its own with a UID that stays; undefined
 * without any. Times are in UTC. PUBLISH and CANCEL as RFC 5546, sections 3.2.1 and 3.2.5, have them: both with an
 * organizer, the cancellation without alarms. Specification 2, section 7 (getSessionLink); Decisions, section 9.
 */
export function sessionCalendar(file: CalendarFile): string | undefined {
  const { method, session, meetings, origin, organizer } = file
  if (meetings.length === 0) return undefined
  const canceled = method === 'CANCEL'
  const calendar = ical({
    prodId: { company: organizer.name, product: 'Sessions' },
    method: ICalCalendarMethod[method],
    timezone: 'UTC',
  })
  for (const { meetingId, startAt, endAt, place } of meetings) {
    calendar.createEvent({
      id: `${meetingId}@${new URL(origin).hostname}`,
      sequence: file.sequence,
      stamp: new Date(file.now),
      start: new Date(startAt),
      end: new Date(endAt),
      timezone: 'UTC',
      status: statusOf(file),
      organizer,
      summary: session.title,
      ...(session.subtitle ? { description: session.subtitle } : {}),
      url: origin + sessionPath({ sessionId: session.sessionId, sessionKind: session.kind }),
      ...(place ? { location: place } : {}),
      ...(canceled ? {} : { alarms: [alarm(session.title)] }),
    })
  }
  return calendar.toString()
}

/** Meetings as the calendar of a member names them, each with the address that leads into its room. */
export function withRooms(
  meetings: readonly Meeting[],
  userId: string,
  { calendarLinks, origin }: { calendarLinks: CalendarLinks; origin: string },
): CalendarMeeting[] {
  return meetings.map(({ link, ...meeting }) => ({
    ...meeting,
    place: link === null ? null : origin + calendarLinks.roomPath({ meetingId: meeting.meetingId, userId }),
  }))
}

/** Returns who invites: the school, at the address that its mails come from. */
export function organizerOf({ brand, mail }: Pick<Config, 'brand' | 'mail'>): CalendarFile['organizer'] {
  const from = mail.from ?? brand.supportEmail
  return { name: brand.name, email: /<([^>]+)>/.exec(from)?.[1] ?? from }
}

function statusOf({ method, tentative }: CalendarFile): ICalEventStatus {
  if (method === 'CANCEL') return ICalEventStatus.CANCELLED
  return tentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}

const alarm = (description: string) => ({
  type: ICalAlarmType.display,
  triggerBefore: ALARM_SECONDS,
  description,
})
