import type { Interval } from '../objects/price.ts'

/** How often a price is paid. */
export interface Rhythm {
  interval: Interval
  interval_count: number
}

const DAY = 86_400

/**
 * Returns the moment `count` intervals after an anchor, in epoch seconds. Months and years keep the anchor's day and time in
 * UTC; where a month lacks that day it is the last one, so that 31 January leads to 28 February and then to 31 March.
 */
export function addIntervals(
  anchor: number,
  { interval, interval_count: each }: Rhythm,
  count: number,
): number {
  const steps = each * count
  if (interval === 'day') return anchor + steps * DAY
  if (interval === 'week') return anchor + steps * 7 * DAY
  const date = new Date(anchor * 1000)
  const months = date.getUTCMonth() + steps * (interval === 'year' ? 12 : 1)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), months + 1, 0)).getUTCDate()
  const moved = new Date(date)
  moved.setUTCFullYear(date.getUTCFullYear(), months, Math.min(date.getUTCDate(), lastDay))
  return Math.floor(moved.getTime() / 1000)
}

/** Returns the first end of a period after a moment. Every end is counted from the anchor itself, so none drifts. */
export function nextPeriodEnd(anchor: number, rhythm: Rhythm, after: number): number {
  let count = 0
  while (addIntervals(anchor, rhythm, count) <= after) count++
  return addIntervals(anchor, rhythm, count)
}
