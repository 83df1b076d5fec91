import { formatDate, formatPlainTime, formatTime } from '../sessions/dates/session-dates.ts'

/** Returns when the allowance starts again: the first of the next calendar month, 00:00 UTC, in epoch ms. */
export function nextMonthStart(now: number): number {
  const today = new Date(now)
  return Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1)
}

/**
 * Returns the one text that says when a limited member can watch further videos: 'Next 3 videos on Dec 1'. The day is the
 * viewer's, with its time of day unless that is midnight, and with the year only when it is another one: 'Next 3 videos
 * on Nov 30 at 7:00 PM EST'. For an allowance of no videos it says that none come.
 * docs/product/metering.md#when-the-allowance-starts-again
 */
export function nextVideosText(threshold: number, now: number, timeZone: string): string {
  if (threshold === 0) return 'Your plan has no monthly videos'
  const start = nextMonthStart(now)
  const [day, year] = formatDate(start, timeZone).split(', ')
  const isOtherYear = !formatDate(now, timeZone).endsWith(`, ${year}`)
  const date = isOtherYear ? `${day}, ${year}` : day
  const isMidnight = formatPlainTime(start, timeZone) === formatPlainTime(0, 'UTC')
  const moment = isMidnight ? date : `${date} at ${formatTime(start, timeZone)}`
  return threshold === 1 ? `Next video on ${moment}` : `Next ${threshold} videos on ${moment}`
}
