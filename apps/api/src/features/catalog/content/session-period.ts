import { DAY_MS } from '@section/domain/time/durations.ts'
import { instantOf, localTimeOf } from '@section/domain/time/zoned-time.ts'
import {
  dayAt,
  type Holidays,
  isClassDay,
  spansBreak,
  WEEKDAYS,
  weekdayOf,
} from '../../../server/content/class-days.ts'
import { laterThan, resolveContentEnd } from '../../../server/content/content-end.ts'
import type { CourseSessionContent, MeetingPatternContent } from './course-format.ts'
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
const LATER_OFFSETS = Array.from({ length: 150 }, (_, days) => days)
const NEAREST_OFFSETS = LATER_OFFSETS.flatMap((days) => (days === 0 ? [0] : [-days, days]))

/**
 * Returns the period of a session for content that is loaded now; null without dates. A relative start on a day without
 * classes, without a fitting end or with an end beyond the break of the year's end moves: a future one to the next fitting
 * day, a past one to the nearest, so that a running session keeps running. Absolute dates do not move.
 * docs/decisions/relative-dates.md.
 */
export function sessionPeriod(
  session: Pick<CourseSessionContent, 'start' | 'end' | 'delivery' | 'schedule'>,
  school: SchoolTime,
): Period | null {
  const { start, end } = session
  if (!start || !end) return null
  const { now, timeZone, holidays } = school
  const planned = resolveContentDate(start, now, timeZone)
  const written = { from: planned, to: resolveContentEnd(planned, end, school) }
  if (start.kind !== 'elapsed' && start.kind !== 'calendar') {
    return { from: planned, to: endOf(planned, end, session, school) ?? written.to }
  }
  let pausing: Period | undefined
  let fallback: Period | undefined
  for (const days of offsetsOf(start, planned <= now)) {
    const from = days === 0 ? planned : instantOf(localTimeOf(planned, timeZone) + days * DAY_MS, timeZone)
    const to = isMeetingDay(from, session, school) ? endOf(from, end, session, school) : null
    if (to === null || to <= from) continue
    fallback ??= { from, to }
    if (stage({ from, to }, now) !== stage(written, now)) continue
    if (!spansBreak(dayAt(from, timeZone), dayAt(to, timeZone), holidays)) return { from, to }
    // Only in the break itself, and in the days before it, does nothing else run.
    pausing ??= { from, to }
  }
  return pausing ?? fallback ?? written
}

/** Returns by how many days a start may move. One that names its weekday keeps it if it can. */
function offsetsOf(start: Extract<ContentDate, { kind: 'elapsed' | 'calendar' }>, isPast: boolean): number[] {
  const offsets = isPast ? NEAREST_OFFSETS : LATER_OFFSETS
  if (start.kind !== 'calendar' || start.weekday === null) return offsets
  return offsets.toSorted((a, b) => Number(a % 7 !== 0) - Number(b % 7 !== 0))
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
  for (let more = 0; more <= end.slack; more++) {
    const to = laterThan(from, end, more, school.timeZone)
    if (isMeetingDay(to, session, school)) return to
    // The last class of a schedule is not put off: a run whose last class would fall on a holiday moves as a whole.
    if (session.schedule && isListed(to, session.schedule, school)) return null
  }
  return null
}

function isMeetingDay(
  instant: number,
  { schedule }: Pick<CourseSessionContent, 'schedule'>,
  school: SchoolTime,
): boolean {
  const isClass = isClassDay(dayAt(instant, school.timeZone), school.holidays)
  return isClass && (!schedule || isListed(instant, schedule, school))
}

function isListed(instant: number, { days }: MeetingPatternContent, { timeZone }: SchoolTime): boolean {
  const name = WEEKDAYS[weekdayOf(dayAt(instant, timeZone))]
  return days.some((listed) => listed === name)
}
