import { isoDate } from '../time/calendar-date.ts'
import { DAY_MS, HOUR_MS } from '../time/durations.ts'
import { instantOf, localTimeOf } from '../time/zoned-time.ts'

const FIRST_DAY = Date.UTC(2026, 0, 5)
const INTERVAL_MS = 14 * DAY_MS
const TIME_OF_DAY_MS = 9 * HOUR_MS

/** A day on which the school issues certificates. */
export interface IssuingDay {
  /** The date in the school's zone, as `2026-01-05`. */
  day: string
  /** The moment at which certificates are issued, in epoch ms. */
  at: number
}

/** Returns the issuing day whose moment came last, at or before `now` (epoch ms). docs/product/credentials.md#issuing-days */
export function lastIssuingDay(now: number, timeZone: string): IssuingDay {
  const count = countedDays(now, timeZone)
  const latest = issuingDay(count, timeZone)
  return latest.at <= now ? latest : issuingDay(count - 1, timeZone)
}

/** Returns the issuing day whose moment comes next, after `now` (epoch ms). docs/product/credentials.md#issuing-days */
export function nextIssuingDay(now: number, timeZone: string): IssuingDay {
  const count = countedDays(now, timeZone)
  const today = issuingDay(count, timeZone)
  return today.at > now ? today : issuingDay(count + 1, timeZone)
}

/** Returns the number of the last issuing day whose date in the zone has come; its moment may still be ahead. */
const countedDays = (now: number, timeZone: string) =>
  Math.floor((localTimeOf(now, timeZone) - FIRST_DAY) / INTERVAL_MS)

function issuingDay(count: number, timeZone: string): IssuingDay {
  const day = FIRST_DAY + count * INTERVAL_MS
  return { day: isoDate(day), at: instantOf(day + TIME_OF_DAY_MS, timeZone) }
}
