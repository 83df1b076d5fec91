import type { Viewer } from '@section/domain/access/viewer.ts'
import type { Meeting } from '@section/domain/sessions/meeting.ts'
import { ownSession } from '@section/domain/sessions/own-session.ts'
import type { EnrollmentStatus } from '@section/domain/sessions/session.ts'
import { type ButtonSession, type LeaveButton, leaveButton } from '@section/domain/sessions/session-button.ts'

/** The facts of a session that the enrollment buttons and dialogs use. */
export interface EnrollmentSession extends ButtonSession {
  readonly courseId: string
  readonly title: string
  readonly coverImageUrl: string
  readonly entitled: boolean
  readonly enrollmentStatus: EnrollmentStatus
  readonly hasWaitlist: boolean
  /** Soonest first. */
  readonly meetings: readonly Meeting[]
}

interface EnrollmentActions {
  /** True when future meetings can be added to a calendar. */
  readonly calendar: boolean
  /** The button that unenrolls; null when unenrolling is not possible. */
  readonly leave: LeaveButton | null
}

/**
 * Returns what an enrolled viewer can do at `now` besides entering the session. Decisions, section 9; Specification 2,
 * section 4.2.
 */
export function enrollmentActions(
  session: Pick<EnrollmentSession, keyof ButtonSession | 'enrollmentStatus' | 'meetings'>,
  viewer: Viewer,
  now: number,
): EnrollmentActions {
  // The zone affects texts only, and none is read here.
  const own = ownSession(session, session.enrollmentStatus, now, 'UTC')
  if (!own) return { calendar: false, leave: null }
  return {
    calendar: own.enrollment === 'seat' && session.meetings.some(({ endAt }) => now < endAt),
    leave: leaveButton(session, session.enrollmentStatus, viewer, now),
  }
}
