import { createHash } from 'node:crypto'
import { sessionPath } from '@section/domain/sessions/session-button.ts'
import type { Meeting } from '@section/domain/sessions/meeting.ts'
import type { CalendarEntry } from '../../../server/calendar/calendar-entry.ts'
import { calendarFile, type CalendarFrame } from '../../../server/calendar/calendar-file.ts'
import type { CalendarLinks } from '../../../server/links/calendar-links.ts'
import type { CatalogSession } from '../../catalog/catalog-types.ts'

/** A meeting in a calendar; `location` is null if the recipient may not know the address of the room. */
type CalendarMeeting = Pick<Meeting, 'meetingId' | 'startAt' | 'endAt'> & {
  readonly location?: string | null
}

/** The meetings of a session in the calendar of one member. */
interface SessionMeetings {
  session: Pick<CatalogSession, 'sessionId' | 'sessionKind' | 'title' | 'subtitle'>
  meetings: readonly CalendarMeeting[]
  /** The sequence number of this member's entries; a calendar keeps the entry with the highest number. */
  sequence: number
  /** True for a member on the waitlist. */
  tentative?: boolean
}

/** The data of a session's calendar file. */
export interface CalendarFile extends SessionMeetings, Omit<CalendarFrame, 'subscription'> {}

/** Returns whether a session can be in a calendar, which takes a live session with at least one meeting. */
export function isScheduled(session: Pick<CatalogSession, 'sessionType' | 'meetings'>): boolean {
  return session.sessionType === 'LIVE' && session.meetings.length > 0
}

/** Returns the iCalendar text of a session's meetings; undefined without meetings. */
export function sessionCalendar(file: CalendarFile): string | undefined {
  return file.meetings.length === 0 ? undefined : calendarFile(sessionEntries(file), file)
}

/** Returns one entry for each meeting of a session. */
export function sessionEntries(member: SessionMeetings): CalendarEntry[] {
  const { session, meetings, sequence, tentative = false } = member
  return meetings.map(({ meetingId, startAt, endAt, location }) => ({
    id: meetingId,
    startAt,
    endAt,
    title: session.title,
    description: session.subtitle,
    path: sessionPath(session),
    location: location ?? null,
    sequence,
    tentative,
  }))
}

const versions = new WeakMap<CatalogSession, string>()

/**
 * Returns a text that changes whenever the entries of the session do. It is made once for each session object, which
 * the catalog replaces when the session changes.
 */
export function sessionVersion(session: CatalogSession): string {
  const known = versions.get(session)
  if (known !== undefined) return known
  const { sessionId, sessionKind, title, subtitle, meetings } = session
  const facts = [
    sessionId,
    sessionKind,
    title,
    subtitle,
    meetings.map((m) => [m.meetingId, m.startAt, m.endAt, m.link !== null]),
  ]
  const version = createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
  versions.set(session, version)
  return version
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
