/** The types of sessions (docs/product/sessions.md#types-and-kinds). */
export const SESSION_TYPES = ['LIVE', 'ON_DEMAND'] as const
type SessionType = (typeof SESSION_TYPES)[number]

/** The kinds of sessions (docs/product/sessions.md#types-and-kinds). */
export const SESSION_KINDS = ['WORKSHOP', 'SPRINT', 'CAPSTONE', 'BOOTCAMP'] as const
export type SessionKind = (typeof SESSION_KINDS)[number]

/** The statuses of a session for a member (docs/product/sessions.md#statuses). */
export const ENROLLMENT_STATUSES = [
  'ENROLLED',
  'WAITLISTED',
  'FUTURE',
  'CLOSED',
  'MANUAL',
  'WAITLIST',
  'ENROLL',
  'COMPLETED',
] as const
export type EnrollmentStatus = (typeof ENROLLMENT_STATUSES)[number]

/** The times of a session. Instants are epoch milliseconds, null while unknown. */
export type SessionTimes = {
  readonly sessionType: SessionType
  readonly sessionKind: SessionKind
  readonly startAt: number | null
  readonly endAt: number | null
  readonly activateAt: number | null
}

/** The conditions of enrollment; `seats` is null if the number of seats is not limited. */
export type SessionEnrollment = {
  readonly enrollmentOpen: number | null
  readonly enrollmentClose: number | null
  readonly seats: number | null
  readonly seatsTaken: number
  readonly hasWaitlist: boolean
  readonly manualEnrollment: boolean
}

export type MemberSessionState = {
  readonly enrollment: 'ENROLLED' | 'WAITLISTED' | null
  readonly completed: boolean
}

export const NO_ENROLLMENT: MemberSessionState = { enrollment: null, completed: false }

export function isLive(session: Pick<SessionTimes, 'sessionType'>): boolean {
  return session.sessionType === 'LIVE'
}

/**
 * Checks for a workshop. Every other kind follows the rules of sprints, but only a sprint is too late to join around
 * its start.
 */
export function isWorkshop(session: Pick<SessionTimes, 'sessionKind'>): boolean {
  return session.sessionKind === 'WORKSHOP'
}

/** Checks whether a live session lacks a start or an end; on-demand sessions need neither. */
export function lacksDates(session: SessionTimes): boolean {
  return isLive(session) && (session.startAt === null || session.endAt === null)
}

export function hasEnded(session: Pick<SessionTimes, 'endAt'>, now: number): boolean {
  return isReached(session.endAt, now)
}

/** Checks whether an instant (epoch ms) is now or in the past; an unknown one is not. */
export function isReached(instant: number | null, now: number): boolean {
  return instant !== null && instant <= now
}
