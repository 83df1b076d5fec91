import { DAY_MS, HOUR_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import { instantOf, localTimeOf, type LocalTime } from '@section/domain/time/zoned-time.ts'
import { type Day, WEEKDAYS, weekdayOf } from './class-days.ts'
import { ContentDateError } from './content-error.ts'

/** A date of the content, not yet tied to a day. */
export type ContentDate =
  | { kind: 'instant'; at: number }
  | { kind: 'local'; local: LocalTime }
  | { kind: 'elapsed'; ms: number; onTheHour: boolean }
  | { kind: 'calendar'; days: number; months: number; weekday: number | null; time: TimeOfDay }

/** An end that counts from its start. */
export interface LaterDate {
  kind: 'later'
  /** Elapsed time; 0 where days count. */
  ms: number
  days: number
  /** The number of later days on which the label of the session counts the same number of weeks. */
  slack: number
  /** Null for the start's time of day. */
  time: TimeOfDay | null
}

/** Milliseconds since midnight. */
type TimeOfDay = number

const EXPECTED =
  'expected a date such as "in 3 days at 17:00", "2 weeks ago at 09:30", "in 2 weeks on Monday at 12:00", "today at 10:00", "in 5 hours", "in 2 hours on the hour", "now" or 2026-03-01 17:00'

const AMOUNT = '(?<count>\\d{1,4}) (?<unit>minute|hour|day|week|month|year)s?'
const REST = '(?: on (?<weekday>[a-z]+))?(?: at (?<time>\\d{1,2}:\\d{2}))?(?<hour> on the hour)?'
const FORMS = [
  new RegExp(`^in ${AMOUNT}(?<ago>)${REST}$`),
  new RegExp(`^${AMOUNT} (?<ago>ago)${REST}$`),
  new RegExp(`^(?<day>today|tomorrow|yesterday)${REST}$`),
]
const LATER = /^(?<count>\d{1,3}) (?<unit>minute|hour|day|week)s? later(?: at (?<time>\d{1,2}:\d{2}))?$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/i
const ELAPSED_MS: Record<string, number> = { minute: MINUTE_MS, hour: HOUR_MS }
const CALENDAR: Record<string, { days: number; months: number }> = {
  day: { days: 1, months: 0 },
  week: { days: 7, months: 0 },
  month: { days: 0, months: 1 },
  year: { days: 0, months: 12 },
}
const NAMED_DAYS: Record<string, number> = { yesterday: -1, today: 0, tomorrow: 1 }

/**
 * Reads a date of the content; `on Monday` is the Monday of the counted day's week, and `on the hour` goes back to the last
 * full one. Errors: `ContentDateError`.
 */
export function parseContentDate(text: string): ContentDate {
  const words = text.trim().replaceAll(/\s+/g, ' ')
  const iso = ISO.exec(words)
  if (iso) return isoDate(words, iso)
  const lower = words.toLowerCase()
  if (lower === 'now') return { kind: 'elapsed', ms: 0, onTheHour: false }
  const groups = FORMS.map((form) => form.exec(lower)?.groups).find(Boolean)
  if (!groups) throw new ContentDateError(EXPECTED)
  return relativeDate(groups)
}

/**
 * Reads an end as content files write it: a date, or a length such as `2 weeks later at 13:30`. Weeks are counted as
 * the label of a session counts them: from Tuesday to the second Monday after are two. Errors: `ContentDateError`.
 */
export function parseContentEnd(text: string): ContentDate | LaterDate {
  const groups = LATER.exec(text.trim().replaceAll(/\s+/g, ' ').toLowerCase())?.groups
  if (!groups) return parseContentDate(text)
  const [count, time] = [Number(groups['count']), groups['time']]
  const elapsed = ELAPSED_MS[groups['unit'] ?? '']
  if (count === 0) throw new ContentDateError('expected an end after the start')
  if (elapsed !== undefined) {
    if (time) throw new ContentDateError(`hours and minutes take no day or time; ${EXPECTED}`)
    return { kind: 'later', ms: count * elapsed, days: 0, slack: 0, time: null }
  }
  const weeks = groups['unit'] === 'week'
  return {
    kind: 'later',
    ms: 0,
    days: weeks ? count * 7 - 1 : count,
    slack: weeks ? 6 : 0,
    time: time === undefined ? null : timeOfDay(time),
  }
}

/** Returns the instant (epoch ms) of a date for content that is loaded at `now` by a school in `zone`. */
export function resolveContentDate(date: ContentDate, now: number, zone: string): number {
  if (date.kind === 'instant') return date.at
  if (date.kind === 'local') return instantOf(date.local, zone)
  if (date.kind === 'elapsed') {
    const instant = now + date.ms
    // The local time has no seconds.
    const minute = instant - (instant % MINUTE_MS)
    return date.onTheHour ? minute - (localTimeOf(minute, zone) % HOUR_MS) : instant
  }
  const counted = addToDate(new Date(localTimeOf(now, zone)), date)
  const weekday = weekdayOf(counted)
  return instantOf(counted + ((date.weekday ?? weekday) - weekday) * DAY_MS + date.time, zone)
}

function relativeDate(groups: Record<string, string>): ContentDate {
  const { unit = 'day', weekday, time, day, hour } = groups
  const sign = groups['ago'] ? -1 : 1
  const count = day === undefined ? sign * Number(groups['count']) : (NAMED_DAYS[day] ?? 0)
  const elapsed = ELAPSED_MS[unit]
  if (elapsed !== undefined) {
    if (weekday || time) throw new ContentDateError(`hours and minutes take no day or time; ${EXPECTED}`)
    return { kind: 'elapsed', ms: count * elapsed, onTheHour: hour !== undefined }
  }
  if (hour) throw new ContentDateError(`only hours and minutes end on the hour; ${EXPECTED}`)
  const step = CALENDAR[unit] ?? { days: 1, months: 0 }
  return {
    kind: 'calendar',
    days: count * step.days,
    months: count * step.months,
    weekday: weekday === undefined ? null : weekdayIndex(weekday),
    time: timeOfDay(time),
  }
}

function isoDate(
  text: string,
  [, year, month, day, hour = '0', minute = '0', zone]: RegExpExecArray,
): ContentDate {
  const local = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute))
  const read = new Date(local)
  if (read.getUTCDate() !== Number(day) || read.getUTCHours() !== Number(hour)) {
    throw new ContentDateError(`${text} is no day or time of the calendar; ${EXPECTED}`)
  }
  return zone ? { kind: 'instant', at: Date.parse(text.replace(' ', 'T')) } : { kind: 'local', local }
}

/** Reads a time of the day such as `17:00`. Errors: `ContentDateError`. */
export function timeOfDay(text: string | undefined): TimeOfDay {
  const [hour = 24, minute = 60] = text?.split(':').map(Number) ?? []
  if (hour > 23 || minute > 59)
    throw new ContentDateError(`a time of the day is missing or wrong; ${EXPECTED}`)
  return hour * HOUR_MS + minute * MINUTE_MS
}

function weekdayIndex(name: string): number {
  const index = WEEKDAYS.findIndex((weekday) => weekday.toLowerCase() === name)
  if (index < 0) throw new ContentDateError(`${name} is no day of the week; ${EXPECTED}`)
  return index
}

function addToDate(from: Date, { days, months }: { days: number; months: number }): Day {
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(from.getUTCDate(), lastOfMonth) + days)
}
