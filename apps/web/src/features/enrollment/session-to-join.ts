import type { Meeting } from '@section/domain/sessions/meeting.ts'
import type { EnrollmentStatus } from '@section/domain/sessions/session.ts'
import type { ButtonSession } from '@section/domain/sessions/session-button.ts'

/** These facts of a session decide which buttons a place in it has. */
export interface PlaceInSession extends ButtonSession {
  readonly enrollmentStatus: EnrollmentStatus
  /** Soonest first. */
  readonly meetings: readonly Meeting[]
}

/** What the enrollment buttons and their dialogs show of a session. */
export interface SessionToJoin extends PlaceInSession {
  readonly courseId: string
  readonly title: string
  readonly coverImageUrl: string
  readonly entitled: boolean
  readonly hasWaitlist: boolean
}
