import { DAY_MS, type SessionEnrolment, type SessionTimes } from './session.ts'
import { COURSE_ENDED_WINDOW_MS } from './session-button.ts'
import { RECENTLY_COMPLETED_MS, STARTING_SHORTLY_MS } from './session-flags.ts'

/** The closing badge appears so long before enrollmentClose (Specification 2, section 9). */
export const CLOSING_SOON_MS = 7 * DAY_MS

type Times = SessionTimes & Pick<SessionEnrolment, 'enrollmentOpen' | 'enrollmentClose'>

/**
 * The next instant (epoch ms) after `now` at which a status, flag or button of a session could change by the
 * clock alone; null when nothing is left to change. Bounds how long a derived answer may be kept. The counting
 * text of the closing badge changes by the hour besides.
 */
export function nextChangeAt(session: Times, now: number): number | null {
  const ahead = changes(session).filter((instant) => instant > now)
  return ahead.length === 0 ? null : Math.min(...ahead)
}

function changes({ startAt, endAt, activateAt, enrollmentOpen, enrollmentClose }: Times): number[] {
  return [
    ...around(startAt, [-COURSE_ENDED_WINDOW_MS, -STARTING_SHORTLY_MS, 0]),
    // The window includes its last millisecond.
    ...around(startAt, [COURSE_ENDED_WINDOW_MS + 1]),
    ...around(endAt, [0, RECENTLY_COMPLETED_MS]),
    ...around(activateAt, [0]),
    ...around(enrollmentOpen, [0]),
    ...around(enrollmentClose, [-CLOSING_SOON_MS, 0]),
  ]
}

function around(instant: number | null, offsets: readonly number[]): number[] {
  return instant === null ? [] : offsets.map((offset) => instant + offset)
}
