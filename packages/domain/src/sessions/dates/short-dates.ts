import { DAY_MS } from '../../time/durations.ts'
import { dayNumber, formatDate, formatDayOfWeek, formatMonthDay } from './session-dates.ts'

/**
 * Formats the days from one instant to another in an IANA zone as shortly as they stay clear: 'Oct 13 – 26', 'Oct 28 –
 * Nov 8', and 'Oct 13' for a single day; with the year, 'Oct 13 – 26, 2025', unless both are in the year of `now`.
 */
export function shortDates(from: number, to: number, now: number, timeZone: string): string {
  const [start, end] = [from, to].map((instant) => formatMonthDay(instant, timeZone))
  const [startYear, endYear, year] = [from, to, now].map((instant) => yearOf(instant, timeZone))
  if (startYear !== endYear) return `${formatDate(from, timeZone)} – ${formatDate(to, timeZone)}`
  const years = endYear === year ? '' : `, ${endYear}`
  if (start === end) return `${end}${years}`
  const isSameMonth = monthOf(start) === monthOf(end)
  return `${start} – ${isSameMonth ? dayOf(end) : end}${years}`
}

/** Formats the day of an instant in an IANA zone: 'Mon, Nov 30', with its year unless that is the year of `now`. */
export function shortDay(instant: number, now: number, timeZone: string): string {
  const day = formatDayOfWeek(instant, timeZone)
  const year = yearOf(instant, timeZone)
  return year === yearOf(now, timeZone) ? day : `${day}, ${year}`
}

/** Formats a date such as `2026-11-30` like the day of an instant: 'Mon, Nov 30', with its year unless that is today's. */
export function shortDate(date: string, today: string): string {
  return shortDay(Date.parse(date), Date.parse(today), 'UTC')
}

const yearOf = (instant: number, timeZone: string) =>
  new Date(dayNumber(instant, timeZone) * DAY_MS).getUTCFullYear()

const monthOf = (text = '') => text.slice(0, text.indexOf(' '))
const dayOf = (text = '') => text.slice(text.indexOf(' ') + 1)
