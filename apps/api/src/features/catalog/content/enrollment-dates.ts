import { DAY_MS } from '@section/domain/time/durations.ts'
import { instantOf, localTimeOf } from '@section/domain/time/zoned-time.ts'
import { type ContentDate, resolveContentDate } from '../../../server/content/relative-date.ts'
import type { CourseSessionContent } from './course-format.ts'
import type { Period } from './session-period.ts'

/**
 * Returns when the enrollment in a session opens and closes (epoch ms); null for what the content leaves open. A session
 * whose start has moved back, or on by a week or more, takes both along, so that their order and their distance stay; but
 * what has opened or closed by now stays so when the session moves on, and a time that is counted in hours stays as near as
 * it is written.
 */
export function enrollmentDates(
  { start, enrollmentOpen, enrollmentClose }: CourseSessionContent,
  period: Period | null,
  { now, timeZone }: { now: number; timeZone: string },
): { opens: number | null; closes: number | null } {
  const planned = start && resolveContentDate(start, now, timeZone)
  const moved = planned === undefined || !period ? 0 : period.from - planned
  const days = Math.round(moved / DAY_MS)
  const dateOf = (date: ContentDate | undefined) => {
    if (!date) return null
    const at = resolveContentDate(date, now, timeZone)
    if (date.kind !== 'elapsed' && date.kind !== 'calendar') return at
    const isTaken = days < 0 || (days >= 7 && at > now && date.kind === 'calendar')
    return isTaken ? instantOf(localTimeOf(at, timeZone) + days * DAY_MS, timeZone) : at
  }
  return { opens: dateOf(enrollmentOpen), closes: dateOf(enrollmentClose) }
}
