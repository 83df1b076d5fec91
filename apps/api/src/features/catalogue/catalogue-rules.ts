import { hasArea } from '@section/domain/access/viewer.ts'
import { isVisibleInCatalogue } from '@section/domain/catalogue/course-sessions.ts'
import type { EnrolSession } from '@section/domain/enrollment/enrol.ts'
import {
  accountRefusal,
  mayTake,
  type EntitlementCourse,
  type Learner,
} from '@section/domain/entitlement/course-entitlement.ts'
import { mayOpenSession } from '@section/domain/entitlement/session-access.ts'
import {
  type EnrollmentStatus,
  HOUR_MS,
  type MemberSessionState,
  NO_ENROLLMENT,
} from '@section/domain/sessions/session.ts'
import type { Meeting } from '@section/domain/sessions/meeting.ts'
import { happeningNow } from '@section/domain/sessions/session-flags.ts'
import type { MemberEnrolment } from '../../server/access/member-state.ts'
import type { CatalogueCourse, CatalogueSession, Seats } from './catalogue-types.ts'

// The catalogue's public file: how other features and the rules of the domain read what the snapshot holds.

/** The link to a live meeting opens so long before the start (threat T-C6). */
const LINK_OPENS_MS = 3 * HOUR_MS

/** A session with its course, both as the rules read them. */
export interface TakenAs {
  session: EnrolSession
  course: EntitlementCourse
}

/** A session as the domain's rules read it, with the snapshot's seats or fresher ones. */
export function ruleSession(session: CatalogueSession, seats: Seats | null = session.seats): EnrolSession {
  return {
    sessionId: session.sessionId,
    sessionType: session.sessionType,
    sessionKind: session.kind,
    isFreeSession: session.isFreeSession,
    hideInCatalog: session.hideInCatalog,
    startAt: session.startAt,
    endAt: session.endAt,
    activateAt: session.activateAt,
    enrollmentOpen: session.enrollmentOpen,
    enrollmentClose: session.enrollmentClose,
    seats: seats?.capacity ?? null,
    seatsTaken: seats?.taken ?? 0,
    hasWaitlist: session.waitlistEnabled,
    manualEnrollment: session.manualEnrollment,
  }
}

/** A course as the entitlement rules read it. */
export function ruleCourse({ courseId, stack }: CatalogueCourse): EntitlementCourse {
  return { courseId, stack }
}

/** Where a member stands with a session, by their enrolment row. What is completed remains an enrolment. */
export function ruleEnrolment(enrolment: Pick<MemberEnrolment, 'state'> | undefined): MemberSessionState {
  if (!enrolment) return NO_ENROLLMENT
  if (enrolment.state === 'COMPLETED') return { enrollment: 'ENROLLED', completed: true }
  return { enrollment: enrolment.state, completed: false }
}

/** Who asks for sessions: what they may take, and whether hidden ones are shown where the rules allow it. */
export interface Asking {
  learner: Learner
  /** Whether the member has an enrolment row in the session. */
  holds: (sessionId: string) => boolean
  showHidden: boolean
}

/**
 * Whether a member sees a session in lists: what their plan or a purchase covers, and what they hold; accounts
 * with mc-limited also see what is locked for them. Mini-MBAs show to those who bought them. A hidden session
 * shows only when asked for, to those who hold it or may take it, and to internal staff (threat T-C8).
 * Specification 2, sections 4.3, 4.4 and 6; Decisions, section 3.
 */
export function isListed({ session, course }: TakenAs, asking: Asking, now: number): boolean {
  const { learner } = asking
  if (accountRefusal(learner, now)) return false
  const covered = asking.holds(session.sessionId) || mayTake(learner, course, session, now)
  if (!isVisibleInCatalogue(session)) {
    return asking.showHidden && (covered || learner.customerType === 'INTERNAL')
  }
  return covered || (hasArea(learner, 'mc-limited') && session.sessionKind !== 'BOOTCAMP')
}

/**
 * The address of the live meeting for those who may enter, from 3 hours before the start until the end; null for
 * everybody else and at any other time (threat T-C6).
 */
export function openEventLink(
  eventLink: string | undefined,
  { session, course }: TakenAs,
  learner: Learner,
  status: EnrollmentStatus,
  now: number,
): string | null {
  if (!eventLink || session.sessionType !== 'LIVE') return null
  const { startAt } = session
  const soon = startAt !== null && startAt - LINK_OPENS_MS <= now && now < startAt
  if (!soon && !happeningNow(session, now)) return null
  return mayOpenSession(learner, course, session, status, now) ? eventLink : null
}

/** Whether the room of a meeting is open: from 3 hours before its start until its end (Decisions, section 9). */
export function roomIsOpen({ startAt, endAt }: Pick<Meeting, 'startAt' | 'endAt'>, now: number): boolean {
  return startAt - LINK_OPENS_MS <= now && now < endAt
}
