import type { CourseSession, DerivedSession } from '../catalog/course-sessions.ts'
import type { LiveDate } from '../sessions/dates/session-dates.ts'
import { shortDay } from '../sessions/dates/short-dates.ts'
import { type Meeting, nextMeeting } from '../sessions/meeting.ts'
import { countedMeetings } from '../sessions/own-session.ts'
import { dateIn } from '../time/calendar-date.ts'
import { HOUR_MS } from '../time/durations.ts'

/** The fields of a session that home needs beyond the catalog's rules. */
export type HomeSession = CourseSession & {
  /** Soonest first. */
  readonly meetings: readonly Meeting[]
  /** False for an employee who only counts as enrolled while the session happens. */
  readonly hasEnrollment: boolean
}

/** Sorts live sessions: those that meet now, then the member's own seats, then the others, each group by its next meeting. */
export function sortLiveDates<S extends HomeSession>(
  dates: readonly DerivedSession<S>[],
  now: number,
): DerivedSession<S>[] {
  return dates
    .map((date) => ({ date, at: nextAt(date.session, now), rank: rankOf(date.session, now) }))
    .toSorted((one, other) => one.rank - other.rank || one.at - other.at)
    .map(({ date }) => date)
}

/** Returns the id of the first of the sorted live sessions that meets now or within the hour and can be entered; else null. */
export function sessionToEnter(dates: readonly DerivedSession<HomeSession>[], now: number): string | null {
  const first = dates.find(({ session, flags }) => {
    const next = nextClass(session, now)
    return flags.happeningNow && next !== null && next.startAt - now <= HOUR_MS
  })
  return first?.session.sessionId ?? null
}

/** Returns when the next class of a session is: 'Today 3:30 – 4:30 PM EST', and with its day beyond: 'Mon, Nov 30, 3:30 – 4:30 PM EST'. */
export function classTimeText(
  { time, until }: Pick<LiveDate, 'time' | 'until'>,
  startAt: number,
  now: number,
  timeZone: string,
): string {
  const isToday = dateIn(startAt, timeZone) === dateIn(now, timeZone)
  // Within a day the time names the day by itself.
  return until !== null || isToday ? time : `${shortDay(startAt, now, timeZone)}, ${time}`
}

// The zone decides only whether a session of one day without meetings crosses midnight.
const nextClass = (session: HomeSession, now: number) => nextMeeting(countedMeetings(session, 'UTC'), now)

function nextAt(session: HomeSession, now: number): number {
  return nextClass(session, now)?.startAt ?? session.startAt ?? Infinity
}

function rankOf(session: HomeSession, now: number): number {
  if ((nextClass(session, now)?.startAt ?? Infinity) <= now) return 0
  return session.hasEnrollment ? 1 : 2
}
