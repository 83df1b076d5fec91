import { counted } from '../../time/durations.ts'
import type { Meeting } from '../meeting.ts'
import { dayNumber, formatPlainTime, formatTime, formatWeekday } from './session-dates.ts'

/** At least as many weekdays in a row are written as a range: 'Mon – Fri'. */
const SHORTEST_RANGE = 3

/**
 * Returns the rhythm of a session's live meetings in an IANA zone, as the parts of one line: the weekdays 'Tue, Thu' or
 * 'Mon – Fri', the time of day '5:00 PM EST' if every meeting starts at it, and the number '8 meetings'. It is null for
 * fewer than two meetings, of which the date says everything. The time names the zone as of the first meeting, since
 * daylight saving may change its name, but not the hour, during the session.
 */
export function meetingPattern(
  meetings: readonly Pick<Meeting, 'startAt'>[],
  timeZone: string,
): readonly string[] | null {
  const [first] = meetings
  if (!first || meetings.length < 2) return null
  const starts = meetings.map(({ startAt }) => startAt)
  const times = new Set(starts.map((startAt) => formatPlainTime(startAt, timeZone)))
  return [
    weekdaysText(starts, timeZone),
    ...(times.size === 1 ? [formatTime(first.startAt, timeZone)] : []),
    counted(meetings.length, 'meeting'),
  ]
}

function weekdaysText(starts: readonly number[], timeZone: string): string {
  const instantOf = new Map(starts.map((startAt) => [weekday(startAt, timeZone), startAt]))
  const numbers = [...instantOf.keys()].toSorted((a, b) => a - b)
  const names = numbers.map((number) => formatWeekday(instantOf.get(number) ?? 0, timeZone))
  const [first = 0] = numbers
  const isRange = numbers.length >= SHORTEST_RANGE && numbers.every((number, at) => number === first + at)
  return isRange ? `${names[0]} – ${names.at(-1)}` : names.join(', ')
}

/** Numbers the weekday of an instant from Monday, 0, to Sunday, 6. Day number 0, Jan 1, 1970, was a Thursday. */
const weekday = (instant: number, timeZone: string) => (dayNumber(instant, timeZone) + 3) % 7
