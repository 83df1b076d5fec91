import { counted, DAY_MS, HOUR_MS, MINUTE_MS } from '../../time/durations.ts'
import { nextMeeting, type Meeting } from '../meeting.ts'
import { isWorkshop, type SessionTimes } from '../session.ts'

type MeetingTimes = Pick<Meeting, 'startAt' | 'endAt'>

/** The texts of a live date: 'Nov 3, 2026', '3:30 PM EST', 'in 2 hours'. */
export type LiveDate = {
  readonly dates: string
  /** The time of day with the zone's short name; on the day itself 'Today 3:30 PM EST'. */
  readonly time: string
  /** The time until then within a day: 'in 2 hours'; 'happening now' during a meeting; otherwise null. */
  readonly until: string | null
}

/** Formats an instant as 'MMM d, yyyy' in an IANA zone, in en-US: 'Nov 3, 2026'. */
export function formatDate(instant: number, timeZone: string): string {
  return formatter('date', { dateStyle: 'medium' }, timeZone).format(instant)
}

/** Formats the time of day of an instant with the short name of its IANA zone: '3:30 PM EST'. */
export function formatTime(instant: number, timeZone: string): string {
  return formatter('time', TIME, timeZone).format(instant)
}

/** Formats an instant as a date and a time of day in an IANA zone: 'Nov 3, 2026 at 3:30 PM EST'. */
export function formatDateTime(instant: number, timeZone: string): string {
  return `${formatDate(instant, timeZone)} at ${formatTime(instant, timeZone)}`
}

/** Formats the time of day of an instant in an IANA zone without the zone's name: '3:30 PM'. */
export function formatPlainTime(instant: number, timeZone: string): string {
  return formatter('plain time', PLAIN_TIME, timeZone).format(instant)
}

/** Formats the weekday of an instant in an IANA zone: 'Tue'. */
export function formatWeekday(instant: number, timeZone: string): string {
  return formatter('weekday', { weekday: 'short' }, timeZone).format(instant)
}

/** Formats the day of an instant in an IANA zone with its weekday and without its year: 'Mon, Nov 30'. */
export function formatDayOfWeek(instant: number, timeZone: string): string {
  return formatter('day of week', DAY_OF_WEEK, timeZone).format(instant)
}

/** Formats the day of an instant in an IANA zone without its year: 'Nov 30'. */
export function formatMonthDay(instant: number, timeZone: string): string {
  return formatter('month and day', MONTH_DAY, timeZone).format(instant)
}

/** Formats a deadline: 'Nov 27, 2026', and within its last day the time, 'today 5:00 PM EST'. */
export function deadlineText(instant: number, now: number, timeZone: string): string {
  if (instant - now >= DAY_MS) return formatDate(instant, timeZone)
  const isToday = dayNumber(instant, timeZone) === dayNumber(now, timeZone)
  return `${isToday ? 'today' : 'tomorrow'} ${formatTime(instant, timeZone)}`
}

/**
 * Returns the dates of a session in an IANA zone: a workshop's day, otherwise a range 'Nov 3, 2026 – Nov 14, 2026' (one
 * date when both fall on the same day); null while the start is unknown (docs/product/sessions.md#dates-and-times).
 */
export function sessionDates(session: SessionTimes, timeZone: string): string | null {
  if (session.startAt === null) return null
  const start = formatDate(session.startAt, timeZone)
  if (isWorkshop(session) || session.endAt === null) return start
  const end = formatDate(session.endAt, timeZone)
  return start === end ? start : `${start} – ${end}`
}

/** Returns a session's dates with the time of its next meeting, or of its start; null while that is unknown. */
export function sessionLiveDate(
  session: SessionTimes & { readonly meetings?: readonly MeetingTimes[] },
  now: number,
  timeZone: string,
): LiveDate | null {
  const dates = sessionDates(session, timeZone)
  if (dates === null || session.startAt === null) return null
  const { startAt, endAt } = session
  const next = nextMeeting(session.meetings ?? [], now)
  const whole = { startAt, endAt: isWorkshop(session) && endAt !== null ? endAt : startAt }
  return { dates, ...liveTime(next ?? whole, now, timeZone) }
}

/** Returns one meeting's date, its time from start to end, and how long it is until then. */
export function meetingLiveDate(meeting: MeetingTimes, now: number, timeZone: string): LiveDate {
  const { until } = liveTime(meeting, now, timeZone)
  const time = withDay(formatTimeSpan(meeting, timeZone), meeting.startAt, now, timeZone)
  return { dates: formatDate(meeting.startAt, timeZone), time, until }
}

/**
 * Formats the start and end of a meeting in an IANA zone: '3:30 – 4:30 PM EST'. A range over midnight is put together
 * by hand, because Intl would add both dates; so is one over a change of the clocks, because Intl would give both ends the
 * zone of the last.
 */
export function formatTimeSpan({ startAt, endAt }: MeetingTimes, timeZone: string): string {
  const start = formatTime(startAt, timeZone)
  const end = formatTime(endAt, timeZone)
  if (zoneIn(start) !== zoneIn(end)) return `${plainSpaces(start)} – ${plainSpaces(end)}`
  if (dayNumber(startAt, timeZone) === dayNumber(endAt, timeZone)) {
    return plainSpaces(formatter('time', TIME, timeZone).formatRange(startAt, endAt))
  }
  return `${plainSpaces(formatPlainTime(startAt, timeZone))} – ${end}`
}

/** Returns the short name of the zone at the end of a time. */
const zoneIn = (time: string) => time.slice(time.lastIndexOf(' '))

/** Formats a live date in one line: 'Nov 3, 2026 · Today 3:30 PM EST · in 2 hours'. */
export function liveDateText({ dates, time, until }: LiveDate): string {
  return [dates, time, until].filter((part) => part !== null).join(' · ')
}

/** Formats the time until an instant in whole days, hours or minutes: 'in 3 days', 'in 1 hour', 'in 25 minutes'. */
export function untilText(instant: number, now: number): string {
  const left = instant - now
  if (left < MINUTE_MS) return 'in less than a minute'
  if (left < HOUR_MS) return `in ${counted(Math.floor(left / MINUTE_MS), 'minute')}`
  if (left < DAY_MS) return `in ${counted(Math.floor(left / HOUR_MS), 'hour')}`
  return `in ${counted(Math.floor(left / DAY_MS), 'day')}`
}

/** Numbers the calendar day of an instant in an IANA zone; the next day has the next number. */
export function dayNumber(instant: number, timeZone: string): number {
  const parts = formatter('day', { year: 'numeric', month: 'numeric', day: 'numeric' }, timeZone)
    .formatToParts(instant)
    .map(({ type, value }) => [type, Number(value)] as const)
  const { year = 0, month = 1, day = 1 }: Partial<Record<string, number>> = Object.fromEntries(parts)
  return Date.UTC(year, month - 1, day) / DAY_MS
}

function liveTime(meeting: MeetingTimes, now: number, timeZone: string): Omit<LiveDate, 'dates'> {
  const { startAt, endAt } = meeting
  const time = withDay(formatTime(startAt, timeZone), startAt, now, timeZone)
  if (startAt <= now) return { time, until: now < endAt ? 'happening now' : null }
  return { time, until: startAt - now < DAY_MS ? untilText(startAt, now) : null }
}

/** Puts 'Today' before the time of an instant, or 'Tomorrow' if it is after midnight but within 24 hours. */
function withDay(time: string, instant: number, now: number, timeZone: string): string {
  const days = dayNumber(instant, timeZone) - dayNumber(now, timeZone)
  if (days === 0) return `Today ${time}`
  return days === 1 && instant - now < DAY_MS ? `Tomorrow ${time}` : time
}

/** Replaces the thin spaces of a range, which not every font has. */
function plainSpaces(text: string): string {
  return text.replaceAll(/[\u2009\u202f]/g, ' ')
}

const PLAIN_TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' }
const TIME: Intl.DateTimeFormatOptions = { ...PLAIN_TIME, timeZoneName: 'short' }

const MONTH_DAY: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' }
const DAY_OF_WEEK: Intl.DateTimeFormatOptions = { ...MONTH_DAY, weekday: 'short' }

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(name: string, options: Intl.DateTimeFormatOptions, timeZone: string): Intl.DateTimeFormat {
  const key = `${name} ${timeZone}`
  const existing = formatters.get(key)
  if (existing) return existing
  const created = new Intl.DateTimeFormat('en-US', { ...options, timeZone })
  formatters.set(key, created)
  return created
}
