import { DAY_MS } from '@section/domain/time/durations.ts'
import { instantOf, localTimeOf } from '@section/domain/time/zoned-time.ts'
import { dayAt } from './class-days.ts'
import { type ContentDate, type LaterDate, resolveContentDate } from './relative-date.ts'

/** Returns the instant (epoch ms) of an end, of which a length counts from the start. */
export function resolveContentEnd(
  start: number,
  end: ContentDate | LaterDate,
  { now, timeZone }: { now: number; timeZone: string },
): number {
  return end.kind === 'later' ? laterThan(start, end, 0, timeZone) : resolveContentDate(end, now, timeZone)
}

/** Returns the instant (epoch ms) that is so much later than a start, and another number of days. */
export function laterThan(
  start: number,
  { days, ms, time }: LaterDate,
  moreDays: number,
  timeZone: string,
): number {
  if (ms > 0) return start + ms
  const from = time === null ? localTimeOf(start, timeZone) : dayAt(start, timeZone) + time
  return instantOf(from + (days + moreDays) * DAY_MS, timeZone)
}
