import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { sessionPath } from '@section/domain/sessions/session-button.ts'
import type { Meeting } from '@section/domain/sessions/meeting.ts'
import type { CalendarLinks } from '../../../server/links/calendar-links.ts'
import type { Config } from '../../../server/config.ts'
import type { CatalogSession } from '../../catalog/catalog-types.ts'

/** A meeting in a calendar; `location` is null if the recipient may not know it. */
type CalendarMeeting = Pick<Meeting, 'meetingId' | 'startAt' | 'endAt'> & {
  readonly location?: string | null
}

/** The data of a calendar file. */
export interface CalendarFile {
  /** CANCEL removes the meetings from a calendar. */
  method: 'PUBLISH' | 'CANCEL'
  session: Pick<CatalogSession, 'sessionId' | 'sessionKind' | 'title' | 'subtitle'>
  meetings: readonly CalendarMeeting[]
  /** The sequence number of this member's entries; a calendar keeps the highest. */
  sequence: number
  /** True for a member on the waitlist. */
  tentative?: boolean
  organizer: { name: string; email: string }
  /** Origin of the app, without a slash at its end. */
  origin: string
  /** Epoch ms. */
  now: number
}

/** The reminder before a meeting, in seconds. */
const ALARM = { type: ICalAlarmType.display, triggerBefore: 15 * 60 }

/** Returns whether a session can be in a calendar: live, with at least one meeting. */
export function isScheduled(session: Pick<CatalogSession, 'sessionType' | 'meetings'>): boolean {
  return session.sessionType === 'LIVE' && session.meetings.length > 0
}

/**
 * Returns the iCalendar text (RFC 5545) of a session's meetings, each an event with a permanent UID; undefined without
 * meetings. Times are in UTC. PUBLISH and CANCEL follow RFC 5546, sections 3.2.1 and 3.2.5: both with an organizer, the
 * cancellation without alarms. Specification 2, section 7 (getSessionLink); Decisions, section 9.
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
  for (const { meetingId, startAt, endAt, location } of meetings) {
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
      description: session.subtitle || null,
      url: origin + sessionPath(session),
      location: location ?? null,
      alarms: canceled ? [] : [{ ...ALARM, description: session.title }],
    })
  }
  return calendar.toString()
}

/** Returns a member's meetings for a calendar, each with the signed address of its room. */
export function withRooms(
  meetings: readonly Meeting[],
  userId: string,
  { calendarLinks, origin }: { calendarLinks: CalendarLinks; origin: string },
): CalendarMeeting[] {
  return meetings.map(({ link, ...meeting }) => ({
    ...meeting,
    location: link === null ? null : origin + calendarLinks.path('room', meeting.meetingId, userId),
  }))
}

/** Returns the organizer: the school, with the sender address of its mails. */
export function organizerOf({ brand, mail }: Pick<Config, 'brand' | 'mail'>): CalendarFile['organizer'] {
  const from = mail.from ?? brand.supportEmail
  return { name: brand.name, email: /<([^>]+)>/.exec(from)?.[1] ?? from }
}

function statusOf({ method, tentative }: CalendarFile): ICalEventStatus {
  if (method === 'CANCEL') return ICalEventStatus.CANCELLED
  return tentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}
