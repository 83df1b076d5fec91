import { localTimeOf } from './zoned-time.ts'

/** Returns the date of an instant (epoch ms) in an IANA zone, as `2026-03-01`. */
export function dateIn(instant: number, timeZone: string): string {
  return isoDate(localTimeOf(instant, timeZone))
}

/** Returns the date of a day, given as epoch ms of a time on it in UTC, as `2026-03-01`. */
export function isoDate(day: number): string {
  return new Date(day).toISOString().slice(0, 10)
}
