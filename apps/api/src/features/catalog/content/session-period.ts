import { DAY_MS } from '@section/domain/time/durations.ts'
import { instantOf, localTimeOf } from '@section/domain/time/zoned-time.ts'
import { dayAt, type Holidays, isClassDay, WEEKDAYS, weekdayOf } from '../../../server/content/class-days.ts'
import { laterThan, resolveContentEnd } from '../../../server/content/content-end.ts'
import type { CourseSessionContent } from './course-format.ts'
import {
  type ContentDate,
  type LaterDate,
  resolveContentDate,
} from '../../../server/content/relative-date.ts'

/** The period of a session in epoch ms. */
export interface Period {
  from: number
  to: number
}

/** The time of a load, and the school's zone and holidays. */
interface SchoolTime {
  now: number
  timeZone: string
  holidays: Holidays | undefined
}

/** The numbers of days by which a start is moved, in the order in which they are tried. */
const LATER_OFFSETS = Array.from({ length: 60 }, (_, days) => days)
const NEAREST_OFFSETS = LATER_OFFSETS.flatMap((days) => (days === 0 ? [0] : [-days, days]))

/**
 * Returns the period of a session for content that is loaded now; null without dates. A relative start on a day without
 * classes, or without a fitting end, moves: a future one to the next fitting day, a past one to the nearest, so that a
 * running session keeps running. Absolute dates do not move. docs/decisions/relative-dates.md.
 */
export function sessionPeriod(
  session: Pick<CourseSessionContent, 'start' | 'end' | 'delivery' | 'schedule'>,
  school: SchoolTime,
): Period | null {
  const { start, end } = session
  if (!start || !end) return null
  const { now, timeZone } = school
  const planned = resolveContentDate(start, now, timeZone)
  const written = { from: planned, to: resolveContentEnd(planned, end, school) }
  if (start.kind !== 'elapsed' && start.kind !== 'calendar') {
    return { from: planned, to: endOf(planned, end, session, school) ?? written.to }
  }
  let fallback: Period | undefined
  for (const days of planned <= now ? NEAREST_OFFSETS : LATER_OFFSETS) {
    const from = days === 0 ? planned : instantOf(localTimeOf(planned, timeZone) + days * DAY_MS, timeZone)
    const to = isMeetingDay(from, session, school) ? endOf(from, end, session, school) : null
    if (to === null || to <= from) continue
    fallback ??= { from, to }
    if (stage({ from, to }, now) === stage(written, now)) return { from, to }
  }
  return fallback ?? written
}

/** Returns the stage of a session, which moving its dates must not change. */
function stage({ from, to }: Period, now: number): 'ahead' | 'running' | 'over' {
  if (now < from) return 'ahead'
  return now < to ? 'running' : 'over'
}

/** Returns the first fitting end: on a class day, with the length in the content. */
function endOf(
  from: number,
  end: ContentDate | LaterDate,
  session: Pick<CourseSessionContent, 'schedule'>,
  school: SchoolTime,
): number | null {
  if (end.kind !== 'later') return resolveContentDate(end, school.now, school.timeZone)
  const ends = Array.from({ length: end.slack + 1 }, (_, more) => laterThan(from, end, more, school.timeZone))
  return ends.find((to) => isMeetingDay(to, session, school)) ?? null
}

function isMeetingDay(
  instant: number,
  { schedule }: Pick<CourseSessionContent, 'schedule'>,
  { timeZone, holidays }: SchoolTime,
): boolean {
  const day = dayAt(instant, timeZone)
  const name = WEEKDAYS[weekdayOf(day)]
  return isClassDay(day, holidays) && (!schedule || schedule.days.some((listed) => listed === name))
}
