import { DAY_MS, MINUTE_MS } from './durations.ts'
import { isKnownZone } from './known-zone.ts'

/** A date and time in some zone, as epoch ms of the same date and time in UTC. */
export type LocalTime = number

/**
 * Returns the instant (epoch ms) of a local time in an IANA `zone`. A time that is skipped in spring is moved forward by
 * the gap; of a time that occurs twice in autumn it returns the first.
 */
export function instantOf(local: LocalTime, zone: string): number {
  const before = local - offsetAt(local - DAY_MS, zone)
  const after = local - offsetAt(local + DAY_MS, zone)
  if (before === after) return before
  const fits = [before, after]
    .filter((instant) => instant + offsetAt(instant, zone) === local)
    .toSorted((a, b) => a - b)
  return fits[0] ?? before
}

/** Returns the local time in `zone` at an instant (epoch ms), to the minute. Errors: `RangeError` for an unknown zone. */
export function localTimeOf(instant: number, zone: string): LocalTime {
  const local = instant + offsetAt(instant, zone)
  return Math.floor(local / MINUTE_MS) * MINUTE_MS
}

/** Returns the offset of `zone` from UTC in ms. Clocks change between minutes, so that the seconds do not matter. */
function offsetAt(instant: number, zone: string): number {
  const minute = Math.floor(instant / MINUTE_MS) * MINUTE_MS
  // Reading the text takes half the time of `formatToParts`.
  const [month = 0, day = 0, year = 0, hour = 0, minutes = 0] =
    formatterFor(zone).format(minute).match(/\d+/g)?.map(Number) ?? []
  return Date.UTC(year, month - 1, day, hour, minutes) - minute
}

// A formatter is slow to make and immutable. Only IANA zones get one, of which there are a few hundred; the names of members'
// devices come in any case.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(zone: string): Intl.DateTimeFormat {
  const name = zone.toLowerCase()
  const existing = formatters.get(name)
  if (existing) return existing
  if (!isKnownZone(zone)) throw new RangeError(`${zone} is no IANA time zone, such as America/New_York.`)
  const created = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formatters.set(name, created)
  return created
}
