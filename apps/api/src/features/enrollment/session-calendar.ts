import ical, { ICalEventStatus } from 'ical-generator'
import { sessionPath } from '@section/domain/sessions/session-button.ts'
import type { CatalogueSession } from '../catalogue/catalogue-types.ts'

/** What a calendar entry is made of; `eventLink` only for those who may enter now. `now` is epoch ms. */
export interface CalendarEntry {
  session: CatalogueSession
  eventLink: string | null
  /** For somebody who waits for a seat. */
  tentative?: boolean
  /** Origin of the app, without a slash at its end. */
  origin: string
  brandName: string
  now: number
}

/** Whether a session can stand in a calendar: live, with both dates. */
export function isScheduled(
  session: CatalogueSession,
): session is CatalogueSession & { startAt: number; endAt: number } {
  return session.sessionType === 'LIVE' && session.startAt !== null && session.endAt !== null
}

/**
 * The iCalendar text (RFC 5545) of a scheduled session: title, start and end in UTC, and the session's page in the
 * app, from which one enters the meeting; undefined for a session that is not scheduled.
 */
export function sessionCalendar({
  session,
  eventLink,
  tentative = false,
  origin,
  brandName,
  now,
}: CalendarEntry): string | undefined {
  if (!isScheduled(session)) return undefined
  const page = origin + sessionPath({ sessionId: session.sessionId, sessionKind: session.kind })
  const calendar = ical({
    prodId: { company: brandName, product: 'Sessions' },
    timezone: 'UTC',
  })
  calendar.createEvent({
    id: `${session.sessionId}@${new URL(origin).hostname}`,
    stamp: new Date(now),
    start: new Date(session.startAt),
    end: new Date(session.endAt),
    timezone: 'UTC',
    status: tentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    summary: session.title,
    description: session.subtitle,
    url: page,
    ...(eventLink ? { location: eventLink } : {}),
  })
  return calendar.toString()
}
