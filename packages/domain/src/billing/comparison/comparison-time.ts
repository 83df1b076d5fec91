import { isoDate } from '../../time/calendar-date.ts'
import { DAY_MS, HOUR_MS } from '../../time/durations.ts'
import { instantOf, localTimeOf } from '../../time/zoned-time.ts'

const TIME_OF_DAY_MS = 3.5 * HOUR_MS

/** A night on which Stripe and the school's own books are compared. */
export interface ComparisonNight {
  /** The date in the school's zone, as `2026-01-05`. */
  day: string
  /** 03:30 of that date, in epoch ms. */
  at: number
}

/** Returns the night whose comparison was due last, at or before `now` (epoch ms). See docs/product/billing.md#comparison. */
export function lastComparison(now: number, timeZone: string): ComparisonNight {
  const today = Math.floor(localTimeOf(now, timeZone) / DAY_MS) * DAY_MS
  const night = nightOf(today, timeZone)
  return night.at <= now ? night : nightOf(today - DAY_MS, timeZone)
}

const nightOf = (day: number, timeZone: string): ComparisonNight => ({
  day: isoDate(day),
  at: instantOf(day + TIME_OF_DAY_MS, timeZone),
})
