import type { EnrollmentStatus } from '@section/domain/sessions/session.ts'
import type { ButtonSession } from '@section/domain/sessions/session-button.ts'

/** What the enrolment button and its dialogs show of a session. */
export interface SessionToJoin extends ButtonSession {
  readonly courseId: string
  readonly title: string
  readonly coverImageUrl: string
  readonly enrollmentStatus: EnrollmentStatus
  readonly entitled: boolean
}
