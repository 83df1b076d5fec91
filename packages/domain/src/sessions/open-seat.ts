import { counted } from '../time/durations.ts'
import { deadlineText } from './dates/session-dates.ts'
import { isFullOrManual } from './session-status.ts'
import { isTooLateToJoin, joinDeadline } from './session-button.ts'
import type { EnrollmentStatus, SessionEnrollment, SessionTimes } from './session.ts'

/** The largest number of seats that a card tells, because a larger one is not informative. */
const FEW_SEATS = 10

type OpenSession = SessionTimes &
  Pick<SessionEnrollment, 'enrollmentClose'> & {
    /** Null where seats are not limited. */
    readonly seatsLeft: number | null
    readonly lowInventory: boolean
  }

/**
 * The texts about the deadline and the seats of a session that can be joined: 'Enroll by Nov 27, 2026', '3 seats left'.
 */
export type OpenSeat = {
  /** Null without a deadline. */
  readonly deadline: string | null
  /** Null where seats are not limited. */
  readonly seats: string | null
  /** True if the seats left are few. */
  readonly few: boolean
}

/**
 * Says in a word why a session that has not ended has no open seat at `now`: 'Full, waitlist open', 'Full' or 'Our staff enrolls
 * members'; null for every other session.
 */
export function noSeatText(
  session: SessionTimes & Pick<SessionEnrollment, 'enrollmentClose'>,
  status: EnrollmentStatus,
  now: number,
): string | null {
  if (status === 'WAITLIST' && !isTooLateToJoin(session, now)) return 'Full, waitlist open'
  if (!isFullOrManual(session, status, now)) return null
  return status === 'MANUAL' ? 'Our staff enrolls members' : 'Full'
}

/**
 * Returns the last date to enroll and the seats left of a session that a member can enroll in at `now`, with dates in an
 * IANA zone; null for every other session.
 */
export function openSeat(
  session: OpenSession,
  status: EnrollmentStatus,
  now: number,
  timeZone: string,
): OpenSeat | null {
  if (status !== 'ENROLL' || isTooLateToJoin(session, now)) return null
  const { seatsLeft, lowInventory } = session
  const deadline = joinDeadline(session, now)
  return {
    deadline: deadline === null ? null : `Enroll by ${deadlineText(deadline, now, timeZone)}`,
    seats: seatsLeft === null ? null : `${counted(seatsLeft, 'seat')} left`,
    few: seatsLeft !== null && (lowInventory || seatsLeft <= FEW_SEATS),
  }
}
