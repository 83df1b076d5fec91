import { DAY_MS } from '../../time/durations.ts'
import { type LiveDate, meetingLiveDate } from '../../sessions/dates/session-dates.ts'
import type { EventTimes } from '../watchable.ts'

/**
 * Formats the day of an event in an IANA zone: 'Tuesday, December 1, 2026'. An event that lasts longer than a day has both
 * of its days; one over midnight has the day on which it begins.
 */
export function eventDay({ eventStart, eventEnd }: EventTimes, timeZone: string): string {
  const format = dayFormat(timeZone)
  if (eventEnd - eventStart <= DAY_MS) return format.format(eventStart)
  return format.formatRange(eventStart, eventEnd).replaceAll(/[\u2009\u202f]/g, ' ')
}

/**
 * Returns the time of an event from start to end in an IANA zone, with 'Today' or 'Tomorrow' within 24 hours of it
 * ('Today 3:30 – 4:30 PM EST'), and how long it is until then.
 */
export function eventLiveTime(
  { eventStart, eventEnd }: EventTimes,
  now: number,
  timeZone: string,
): Omit<LiveDate, 'dates'> {
  const { time, until } = meetingLiveDate({ startAt: eventStart, endAt: eventEnd }, now, timeZone)
  return { time, until }
}

const DAY = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const

const formats = new Map<string, Intl.DateTimeFormat>()

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const existing = formats.get(timeZone)
  if (existing) return existing
  const created = new Intl.DateTimeFormat('en-US', { ...DAY, timeZone })
  formats.set(timeZone, created)
  return created
}
