import {
  hasEnded,
  isLive,
  isReached,
  lacksDates,
  type EnrollmentStatus,
  type MemberSessionState,
  type SessionEnrollment,
  type SessionTimes,
} from './session.ts'

/**
 * Returns the status of a session for a member, the first that applies: COMPLETED, ENROLLED, WAITLISTED, FUTURE
 * (enrollment not open yet, no dates, or on demand before the activation), CLOSED (ended, or past enrollmentClose),
 * MANUAL, WAITLIST (full and the waitlist is open), CLOSED (full), ENROLL. Opening and closing instants belong to what
 * follows them (docs/product/sessions.md#statuses).
 */
export function sessionStatus(
  session: SessionTimes & SessionEnrollment,
  member: MemberSessionState,
  now: number,
): EnrollmentStatus {
  if (member.completed) return 'COMPLETED'
  if (member.enrollment !== null) return member.enrollment
  if (isFuture(session, now)) return 'FUTURE'
  if (hasEnded(session, now) || isReached(session.enrollmentClose, now)) return 'CLOSED'
  if (session.manualEnrollment) return 'MANUAL'
  if (isFull(session)) return session.hasWaitlist ? 'WAITLIST' : 'CLOSED'
  return 'ENROLL'
}

/**
 * Checks for a live session that has not ended and still takes enrollments, but has no seat to take, because it is full
 * or staff fills it.
 */
export function isFullOrManual(
  session: SessionTimes & Pick<SessionEnrollment, 'enrollmentClose'>,
  status: EnrollmentStatus,
  now: number,
): boolean {
  if (!isLive(session) || hasEnded(session, now)) return false
  return status === 'MANUAL' || (status === 'CLOSED' && !isReached(session.enrollmentClose, now))
}

type Seats = Pick<SessionEnrollment, 'seats' | 'seatsTaken'>

export function isFull({ seats, seatsTaken }: Seats): boolean {
  return seats !== null && seatsTaken >= seats
}

/** Returns the number of free seats; null where seats are not limited. */
export function seatsLeft({ seats, seatsTaken }: Seats): number | null {
  return seats === null ? null : Math.max(0, seats - seatsTaken)
}

/** Checks whether few seats are left: at least one, and at most 10 % of all (docs/product/sessions.md#seats). */
export function lowInventory({ seats, seatsTaken }: Seats): boolean {
  const left = seatsLeft({ seats, seatsTaken })
  return seats !== null && left !== null && left >= 1 && left * 10 <= seats
}

function isFuture(session: SessionTimes & SessionEnrollment, now: number): boolean {
  if (lacksDates(session)) return true
  if (!isLive(session) && isAhead(session.activateAt, now)) return true
  return isAhead(session.enrollmentOpen, now)
}

const isAhead = (instant: number | null, now: number) => instant !== null && instant > now
