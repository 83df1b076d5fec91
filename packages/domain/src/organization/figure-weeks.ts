import { isoDate } from '../time/calendar-date.ts'
import { DAY_MS } from '../time/durations.ts'

const WEEK_MS = 7 * DAY_MS
/** The most weeks of a trend: a year, and the week that is under way. */
const MAX_WEEKS = 53
/** January 1, 1970, was a Thursday. */
const FIRST_MONDAY = 4 * DAY_MS

/**
 * Returns the first and the last week of the trend of a period from `start` until `now` (epoch ms), by their Mondays in UTC as
 * `yyyy-MM-dd`. There are at most 53 from the one to the other. docs/product/organization.md#trends
 */
export function trendWeeks(start: number, now: number): { readonly first: string; readonly last: string } {
  const last = mondayOf(now)
  const first = Math.max(Math.min(mondayOf(start), last), last - (MAX_WEEKS - 1) * WEEK_MS)
  return { first: isoDate(first), last: isoDate(last) }
}

const mondayOf = (at: number): number => Math.floor((at - FIRST_MONDAY) / WEEK_MS) * WEEK_MS + FIRST_MONDAY
