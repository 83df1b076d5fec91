/** How a session is given (Specification 2, section 4.1). */
export const SESSION_TYPES = ['LIVE', 'ON_DEMAND'] as const
export type SessionType = (typeof SESSION_TYPES)[number]

/** Kinds of sessions (Specification 2, section 4.1). */
export const SESSION_KINDS = ['WORKSHOP', 'SPRINT', 'CAPSTONE', 'BOOTCAMP'] as const
export type SessionKind = (typeof SESSION_KINDS)[number]

/** Where a member stands with a session (Specification 1, section 4). */
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

/** When a session is given. Instants are epoch milliseconds, null while not known. */
export type SessionTimes = {
  readonly sessionType: SessionType
  readonly sessionKind: SessionKind
  readonly startAt: number | null
  readonly endAt: number | null
  readonly activateAt: number | null
}

/** When and how one gets into a session; `seats` is null where places are not counted. */
export type SessionEnrollment = {
  readonly enrollmentOpen: number | null
  readonly enrollmentClose: number | null
  readonly seats: number | null
  readonly seatsTaken: number
  readonly hasWaitlist: boolean
  readonly manualEnrollment: boolean
}

/** What a member has with a session so far. */
export type MemberSessionState = {
  readonly enrollment: 'ENROLLED' | 'WAITLISTED' | null
  readonly completed: boolean
}

/** A member who has nothing with a session yet. */
export const NO_ENROLLMENT: MemberSessionState = { enrollment: null, completed: false }

/** Whether a session is given live. */
export function isLive(session: Pick<SessionTimes, 'sessionType'>): boolean {
  return session.sessionType === 'LIVE'
}

/** Whether a session is a workshop; every other kind follows the rules of sprints. */
export function isWorkshop(session: Pick<SessionTimes, 'sessionKind'>): boolean {
  return session.sessionKind === 'WORKSHOP'
}

/** Whether a live session still lacks its dates; on-demand sessions need none (Decisions, section 5). */
export function lacksDates(session: SessionTimes): boolean {
  return isLive(session) && (session.startAt === null || session.endAt === null)
}

/** Whether a session is over: its end is now or past. */
export function hasEnded(session: Pick<SessionTimes, 'endAt'>, now: number): boolean {
  return session.endAt !== null && session.endAt <= now
}
