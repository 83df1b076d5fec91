import ical, { escape, ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { DateTime } from 'luxon'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import type { Config } from '../config/config.ts'
import type { CalendarEntry } from './calendar-entry.ts'

/** The data that all entries of a calendar file share. */
export interface CalendarFrame {
  /** With CANCEL, a calendar removes the entries. */
  method: 'PUBLISH' | 'CANCEL'
  organizer: { name: string; email: string }
  /** Origin of the app, without a slash at its end. */
  origin: string
  /** The IANA name of the school's time zone, in which the times are written. */
  timeZone: string
  /** Epoch ms. */
  now: number
  /** Present in a file that calendar programs load again and again: the name of the calendar, and how often to load it. */
  subscription?: { name: string; refreshSeconds: number }
}

/** The reminder that a calendar shows 15 minutes before an entry. */
const ALARM = { type: ICalAlarmType.display, triggerBefore: 15 * 60 }

/**
 * Returns the iCalendar text (RFC 5545) of the entries, each an event with a permanent UID. PUBLISH and CANCEL follow
 * sections 3.2.1 and 3.2.5 of RFC 5546: both name an organizer, and the cancellation has no alarms
 * (docs/product/calendar.md#updates-and-cancellations).
 */
export function calendarFile(entries: readonly CalendarEntry[], frame: CalendarFrame): string {
  const { method, organizer, origin, subscription } = frame
  const calendar = ical({
    // The brand is not used here, because its characters would have to be escaped.
    prodId: { company: new URL(origin).hostname, product: 'Sessions' },
    method: ICalCalendarMethod[method],
    // The calendar itself names no zone, because DTSTAMP would be written in it, and must be in UTC.
    timezone: { name: null, generator: timeZoneComponent },
    ...(subscription && { name: escape(subscription.name, false), ttl: subscription.refreshSeconds }),
  })
  for (const entry of entries) {
    calendar.createEvent({
      id: `${entry.id}@${new URL(origin).hostname}`,
      sequence: entry.sequence,
      stamp: new Date(frame.now),
      ...entryTimes(entry, frame.timeZone),
      status: statusOf(entry, method),
      organizer,
      summary: entry.title,
      description: entry.description || null,
      url: origin + entry.path,
      location: entry.location,
      alarms: method === 'CANCEL' ? [] : [{ ...ALARM, description: entry.title }],
    })
  }
  // The library leaves out the line break at the end of the file.
  return `${calendar.toString()}\r\n`
}

/**
 * Returns the times of an entry in the school's zone. They are in UTC for a zone that calendars do not know, and for a
 * local time that occurs twice, in the night when clocks go back, because a local time would mean the first of the two.
 */
function entryTimes({ startAt, endAt }: CalendarEntry, zone: string) {
  const [start, end] = [DateTime.fromMillis(startAt, { zone }), DateTime.fromMillis(endAt, { zone })]
  const isAmbiguous = [start, end].some((time) => time.getPossibleOffsets().length > 1)
  return { start, end, timezone: isAmbiguous ? 'UTC' : timeZoneId(zone) }
}

/**
 * Returns the name of a zone for calendars: the current name of a zone that IANA has renamed, and `UTC` for a zone that
 * calendars do not know.
 */
function timeZoneId(zone: string): string {
  const [, parameter = ''] = tzlib_get_ical_block(zone)
  const id = parameter.replace(/^TZID=/, '')
  return id === '' || id === 'Etc/UTC' ? 'UTC' : id
}

/** Returns the VTIMEZONE component of a zone; null for a zone without one. */
function timeZoneComponent(id: string): string | null {
  return tzlib_get_ical_block(id)[0] ?? null
}

/** Returns the organizer of entries: the school, with the sender address of its mails. */
export function organizerOf({ brand, mail }: Pick<Config, 'brand' | 'mail'>): CalendarFrame['organizer'] {
  return { name: brand.name, email: mail.from?.address ?? brand.supportEmail }
}

function statusOf({ tentative }: CalendarEntry, method: CalendarFrame['method']): ICalEventStatus {
  if (method === 'CANCEL') return ICalEventStatus.CANCELLED
  return tentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}
