import { counted, DAY_MS } from '../../time/durations.ts'
import type { Meeting } from '../meeting.ts'
import {
  dayNumber,
  formatDayOfWeek,
  formatMonthDay,
  formatPlainTime,
  formatTime,
  formatWeekday,
} from './session-dates.ts'

/** At least as many weekdays in a row are written as a range: 'Mon – Fri'. */
const SHORTEST_RANGE = 3

/** At most as many meetings are listed with their days, also those of a weekly rhythm. */
const FEW_MEETINGS = 3

/** At most as many meetings without a weekly rhythm are listed with their days. */
const MOST_LISTED = 6

/**
 * Returns when a session's live meetings are in an IANA zone, as the parts of one line: of a few or irregular meetings the
 * days 'Tue, Jun 9', otherwise the weekdays 'Tue, Thu' or 'Mon – Fri'; the time of day '5:00 PM EST' if every meeting
 * starts at it; the number '8 meetings'; and the one pause of the rhythm, 'no class Nov 26' or 'break Dec 24 – Jan 1'. It is
 * null for fewer than two meetings, of which the date says everything. The time names the zone as of the first meeting,
 * since daylight saving may change its name, but not the hour, during the session.
 */
export function meetingPattern(
  meetings: readonly Pick<Meeting, 'startAt'>[],
  timeZone: string,
): readonly string[] | null {
  const [first] = meetings
  if (!first || meetings.length < 2) return null
  const starts = meetings.map(({ startAt }) => startAt)
  const times = new Set(starts.map((startAt) => formatPlainTime(startAt, timeZone)))
  const time = times.size === 1 ? [formatTime(first.startAt, timeZone)] : []
  const count = counted(starts.length, 'meeting')
  const pauses = pausesOf(starts, timeZone)
  const isListed = starts.length <= FEW_MEETINGS || (pauses.length > 1 && starts.length <= MOST_LISTED)
  if (isListed) return [...starts.map((startAt) => formatDayOfWeek(startAt, timeZone)), ...time]
  if (pauses.length > 1) return [...time, `${count} on different days`]
  return [weekdaysText(starts, timeZone), ...time, count, ...pauses.map(pauseText)]
}

/** Days in a row, by their numbers, that a weekly rhythm leaves out. */
interface Pause {
  readonly first: number
  readonly last: number
}

/** Returns the pauses between the first and the last meeting: the days with a weekday of the rhythm but without a meeting. */
function pausesOf(starts: readonly number[], timeZone: string): readonly Pause[] {
  const days = [...new Set(starts.map((startAt) => dayNumber(startAt, timeZone)))]
  const weekdays = new Set(days.map(weekdayOf))
  const [first, last] = [Math.min(...days), Math.max(...days)]
  const missing = Array.from({ length: last - first }, (_, index) => first + index).filter(
    (day) => weekdays.has(weekdayOf(day)) && !days.includes(day),
  )
  // Days with the same number of meetings before them are one pause.
  const pauses = Map.groupBy(missing, (day) => days.filter((met) => met < day).length)
  return [...pauses.values()].map((pause) => ({ first: Math.min(...pause), last: Math.max(...pause) }))
}

function pauseText({ first, last }: Pause): string {
  const [from, until] = [first, last].map((day) => formatMonthDay(day * DAY_MS, 'UTC'))
  return first === last ? `no class ${from}` : `break ${from} – ${until}`
}

function weekdaysText(starts: readonly number[], timeZone: string): string {
  const instantOf = new Map(starts.map((startAt) => [weekdayOf(dayNumber(startAt, timeZone)), startAt]))
  const numbers = [...instantOf.keys()].toSorted((a, b) => a - b)
  const names = numbers.map((number) => formatWeekday(instantOf.get(number) ?? 0, timeZone))
  const [first = 0] = numbers
  const isRange = numbers.length >= SHORTEST_RANGE && numbers.every((number, at) => number === first + at)
  return isRange ? `${names[0]} – ${names.at(-1)}` : names.join(', ')
}

/** Numbers the weekday of a day from Monday, 0, to Sunday, 6. Day number 0, Jan 1, 1970, was a Thursday. */
const weekdayOf = (day: number) => (day + 3) % 7
