import type { Meeting } from '../meeting.ts'
import { dayNumber } from './session-dates.ts'

/** A session that has its dates, in epoch ms. */
type DatedSession = {
  readonly startAt: number
  readonly endAt: number
  readonly meetings?: readonly Pick<Meeting, 'startAt' | 'endAt'>[]
}

/**
 * Returns which day of a session it is at `now`, and how many days it has: 5 of 14. Days are those of the calendar in an IANA
 * zone, from that of the start to that of the last class, which may end after midnight and is not a day more.
 */
export function sessionDay(
  session: DatedSession,
  now: number,
  timeZone: string,
): { readonly day: number; readonly total: number } {
  const dayOf = (instant: number) => dayNumber(instant, timeZone) - dayNumber(session.startAt, timeZone) + 1
  const total = dayOf(lastDayAt(session))
  return { day: Math.min(dayOf(now), total), total }
}

/** Returns an instant of a session's last day: the start of the class with which it ends, or its last millisecond. */
function lastDayAt({ startAt, endAt, meetings = [] }: DatedSession): number {
  const last = meetings.findLast((meeting) => meeting.startAt < endAt)
  return last && endAt <= last.endAt ? last.startAt : Math.max(startAt, endAt - 1)
}
