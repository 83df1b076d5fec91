import { DAY_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import { ContentDateError } from './content-error.ts'

/** A local date and time; months count from 1. */
export interface LocalTime {
  year: number
  month: number
  day: number
  hour: number
  minute: number
}

/**
 * Returns the instant (epoch ms) of a local time in an IANA `zone`. A time that is skipped in spring is moved forward by
 * the gap; of a time that occurs twice in autumn it returns the first.
 */
export function instantOf(local: LocalTime, zone: string): number {
  const asUtc = utcOf(local)
  const before = asUtc - offsetAt(asUtc - DAY_MS, zone)
  const after = asUtc - offsetAt(asUtc + DAY_MS, zone)
  const fits = [before, after]
    .filter((instant) => instant + offsetAt(instant, zone) === asUtc)
    .toSorted((a, b) => a - b)
  return fits[0] ?? before
}

/** Returns the local time in `zone` at an instant (epoch ms). Errors: `ContentDateError` for an unknown zone. */
export function localTimeOf(instant: number, zone: string): LocalTime {
  const shown = new Date(instant + offsetAt(instant, zone))
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
  }
}

/** Returns the offset of `zone` from UTC in ms. Clocks change between minutes, so that the seconds do not matter. */
function offsetAt(instant: number, zone: string): number {
  const minute = Math.floor(instant / MINUTE_MS) * MINUTE_MS
  return utcOf(shownAt(minute, zone)) - minute
}

function shownAt(instant: number, zone: string): LocalTime {
  const parts = new Map(
    clock(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  }
}

function utcOf({ year, month, day, hour, minute }: LocalTime): number {
  return Date.UTC(year, month - 1, day, hour, minute)
}

// A formatter is slow to make and immutable. Only IANA zones get one, of which there are a few hundred.
const clocks = new Map<string, Intl.DateTimeFormat>()

function clock(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  try {
    const made = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
    clocks.set(zone, made)
    return made
  } catch (error) {
    throw new ContentDateError(`${zone} is no IANA time zone, such as America/New_York.`, { cause: error })
  }
}
