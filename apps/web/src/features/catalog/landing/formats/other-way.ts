import { formatDate } from '@section/domain/sessions/session-dates.ts'
import { isTooLateToJoin } from '@section/domain/sessions/session-button.ts'
import type { SessionTimes, EnrollmentStatus } from '@section/domain/sessions/session.ts'

type Listed = SessionTimes & { enrollmentStatus: EnrollmentStatus }

/**
 * What one can do when a session on the list is closed, full or too late to join: the next date that can be joined,
 * or on demand; null when nothing is shut. Specification 2, section 4.3.
 */
export function otherWay(
  sessions: readonly Listed[],
  onDemand: boolean,
  now: number,
  timeZone: string,
): string | null {
  const joins = ({ enrollmentStatus }: Listed) =>
    enrollmentStatus === 'ENROLL' || enrollmentStatus === 'WAITLIST'
  const byStaff = sessions.some(({ enrollmentStatus }) => enrollmentStatus === 'MANUAL')
  const shut = sessions.some(
    (session) => session.enrollmentStatus === 'CLOSED' || (joins(session) && isTooLateToJoin(session, now)),
  )
  if (!shut && !byStaff) return null
  const next = sessions.find((session) => joins(session) && !isTooLateToJoin(session, now))
  if (next && next.startAt !== null) {
    return `The next date that you can join is ${formatDate(next.startAt, timeZone)}.`
  }
  if (onDemand) return 'You can start on demand today, at your own pace.'
  // Where staff enrolls, asking them is the way.
  if (byStaff) return null
  return 'Save the course: new dates appear here as soon as they are set.'
}
