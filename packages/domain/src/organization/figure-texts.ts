import { formatDate, formatTime } from '../sessions/dates/session-dates.ts'
import type { FigurePeriod } from './figure-period.ts'

/** The names of the periods, as the selector shows them. */
export const FIGURE_PERIOD_LABELS: Readonly<Record<FigurePeriod, string>> = {
  LAST_30_DAYS: 'Last 30 days',
  LAST_90_DAYS: 'Last 90 days',
  CONTRACT_TO_DATE: 'Program to date',
}

/**
 * Returns the sentence below figures that says which days they count, and when they were true: "Figures from Oct 29 to
 * Nov 27, 2026, as of 9:41 PM EST. Days are counted in UTC." The time of day is that of `timeZone`. Without `asOf`, in epoch
 * ms, nothing has been counted yet. See docs/product/organization.md#as-of.
 */
export function figuresNote(periodStart: number, asOf: number | null, timeZone: string): FiguresNote {
  if (asOf === null)
    return { days: 'The figures are being counted. They appear here in a few minutes.', time: '' }
  return {
    days: `Figures ${days(periodStart, asOf)}`,
    time: `, as of ${formatTime(asOf, timeZone)}. Days are counted in UTC.`,
  }
}

/** The sentence below figures in two parts, which follow each other. */
export interface FiguresNote {
  /** What is counted, which is worth an announcement when it changes. */
  readonly days: string
  /** When the figures were true, which changes every minute. */
  readonly time: string
}

/** Returns the dates of a contract in UTC: 'Apr 27, 2026 – Apr 27, 2027', or the one that is known; null for none. */
export function contractDates(start: number | null, end: number | null): string | null {
  if (start !== null && end !== null) return `${formatDate(start, 'UTC')} – ${formatDate(end, 'UTC')}`
  if (start !== null) return `Since ${formatDate(start, 'UTC')}`
  return end === null ? null : `Until ${formatDate(end, 'UTC')}`
}

/** Formats hours to one decimal with their unit, and less than an hour in minutes: '1,204.5 hours watched', '3 minutes watched'. */
export function hoursWatchedText(hours: number): string {
  // Whoever watched a few seconds has watched.
  const minutes = hours > 0 ? Math.max(1, Math.round(hours * 60)) : 0
  if (minutes > 0 && minutes < 60) return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} watched`
  const shown = hours.toLocaleString('en-US', { maximumFractionDigits: 1 })
  return `${shown} ${shown === '1' ? 'hour' : 'hours'} watched`
}

/** How many seats of a contract are taken. `share` of 0 to 1 is that of the bar, which ends at its end; null without a limit. */
export interface SeatUsage {
  readonly label: string
  readonly share: number | null
  /** The seats in use beyond those of the contract. */
  readonly over: number
}

/** Returns the usage of an employer's seats: '48 of 60 seats used'. See docs/product/organization.md#seats. */
export function seatUsage(used: number, total: number | null): SeatUsage {
  const seats = (count: number) => (count === 1 ? 'seat' : 'seats')
  const shown = used.toLocaleString('en-US')
  if (total === null) return { label: `${shown} ${seats(used)} used`, share: null, over: 0 }
  const label = `${shown} of ${total.toLocaleString('en-US')} ${seats(total)} used`
  return { label, share: used >= total ? 1 : used / total, over: Math.max(0, used - total) }
}

function days(start: number, end: number): string {
  const [first, last] = [formatDate(start, 'UTC'), formatDate(end, 'UTC')]
  if (first === last) return `of ${last}`
  const isSameYear = first.slice(-4) === last.slice(-4)
  return `from ${isSameYear ? first.slice(0, -', 2026'.length) : first} to ${last}`
}
