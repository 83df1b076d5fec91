import type { Meeting } from '@section/domain/sessions/meeting.ts'
import type { EnrollmentStatus } from '@section/domain/sessions/session.ts'
import type { ButtonSession } from '@section/domain/sessions/session-button.ts'

/** What the enrollment buttons and their dialogs show of a session. */
export interface SessionToJoin extends ButtonSession {
  readonly courseId: string
  readonly title: string
  readonly coverImageUrl: string
  readonly enrollmentStatus: EnrollmentStatus
  readonly entitled: boolean
  readonly hasWaitlist: boolean
  /** Soonest first. */
  readonly meetings: readonly Meeting[]
}
