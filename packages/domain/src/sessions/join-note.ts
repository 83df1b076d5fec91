import { formatDate } from './dates/session-dates.ts'
import { isTooLateToJoin } from './session-button.ts'
import { happeningNow } from './session-flags.ts'
import type { EnrollmentStatus, SessionEnrollment, SessionTimes } from './session.ts'

type JoinTimes = SessionTimes & Pick<SessionEnrollment, 'enrollmentOpen' | 'enrollmentClose'>

/**
 * Returns why a session has no open seat at `now`, as one sentence with dates in an IANA zone; null if its button needs
 * no explanation. A session that is closed before its deadline has no seats left, as `sessionStatus` decides
 * (docs/product/sessions.md#why-a-session-cannot-be-joined).
 */
export function joinNote(
  session: JoinTimes,
  status: EnrollmentStatus,
  now: number,
  timeZone: string,
): string | null {
  switch (status) {
    case 'CLOSED':
      return closedNote(session, now, timeZone)
    case 'MANUAL':
      return 'Our staff enrolls members in this class.'
    case 'FUTURE':
      return opensNote(session, now, timeZone)
    case 'ENROLL':
      return isTooLateToJoin(session, now) ? tooLateNote(session, now) : null
    case 'WAITLIST':
      if (isTooLateToJoin(session, now)) return tooLateNote(session, now)
      return 'Every seat is taken; the waitlist is open.'
    case 'ENROLLED':
    case 'WAITLISTED':
    case 'COMPLETED':
      return null
  }
}

function closedNote(session: JoinTimes, now: number, timeZone: string): string {
  const { enrollmentClose } = session
  if (happeningNow(session, now)) return 'This class is under way; enrollment has closed.'
  if (enrollmentClose === null || now < enrollmentClose) return 'Every seat is taken.'
  return `Enrollment closed on ${formatDate(enrollmentClose, timeZone)}.`
}

function opensNote({ enrollmentOpen }: JoinTimes, now: number, timeZone: string): string | null {
  if (enrollmentOpen === null || enrollmentOpen <= now) return null
  return `Enrollment opens on ${formatDate(enrollmentOpen, timeZone)}.`
}

function tooLateNote({ startAt }: JoinTimes, now: number): string {
  const begun = startAt !== null && startAt <= now
  return `It is too late to join: this class ${begun ? 'has begun' : 'starts within a day'}.`
}
