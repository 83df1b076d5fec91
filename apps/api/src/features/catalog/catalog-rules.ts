import { type EntitledViewer, hasArea } from '@section/domain/access/viewer.ts'
import { isVisibleInCatalog } from '@section/domain/catalog/course-sessions.ts'
import type { EnrollSession } from '@section/domain/enrollment/enroll.ts'
import {
  accountRefusal,
  mayTake,
  type EntitlementCourse,
} from '@section/domain/entitlement/course-entitlement.ts'
import { mayOpenSession } from '@section/domain/entitlement/session-access.ts'
import {
  type EnrollmentStatus,
  type MemberSessionState,
  NO_ENROLLMENT,
} from '@section/domain/sessions/session.ts'
import type { Meeting } from '@section/domain/sessions/meeting.ts'
import { happeningNow } from '@section/domain/sessions/session-flags.ts'
import { HOUR_MS } from '@section/domain/time/durations.ts'
import type { MemberEnrollment } from '../../server/access/member-state-store.ts'
import type { Viewer } from '../../server/access/viewer.ts'
import type { CatalogCourse, CatalogSession, Seats } from './catalog-types.ts'

// The catalog's public file: how other features and the rules of the domain read what the snapshot holds.

/** The link to a live meeting opens so long before the start (threat T-C6). */
const LINK_OPENS_MS = 3 * HOUR_MS

/** A session with its course, both as the rules read them. */
export interface TakenAs {
  session: EnrollSession
  course: EntitlementCourse
}

/** Returns a session as the domain's rules read it, with the snapshot's seats or fresher ones. */
export function toRuleSession(session: CatalogSession, seats: Seats | null = session.seats): EnrollSession {
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

/** Returns a course as the entitlement rules read it. */
export function toRuleCourse({ courseId, stack }: CatalogCourse): EntitlementCourse {
  return { courseId, stack }
}

/** Returns where a member stands with a session, by their enrollment row. What is completed remains an enrollment. */
export function toRuleEnrollment(
  enrollment: Pick<MemberEnrollment, 'state'> | undefined,
): MemberSessionState {
  if (!enrollment) return NO_ENROLLMENT
  if (enrollment.state === 'COMPLETED') return { enrollment: 'ENROLLED', completed: true }
  return { enrollment: enrollment.state, completed: false }
}

/** Who asks for sessions and when (epoch ms), and whether hidden ones are shown where the rules allow it. */
export interface Listing {
  viewer: Pick<Viewer, keyof EntitledViewer | 'enrollments'>
  showHidden: boolean
  now: number
}

/**
 * Returns whether a member sees a session in lists: what their plan or a purchase covers, and what they hold; accounts
 * with mc-limited also see what is locked for them. Mini-MBAs show to those who bought them. A hidden session
 * shows only when asked for, to those who hold it or may take it, and to internal staff (threat T-C8).
 * Specification 2, sections 4.3, 4.4 and 6; Decisions, section 3.
 */
export function isListed({ session, course }: TakenAs, { viewer, showHidden, now }: Listing): boolean {
  if (accountRefusal(viewer, now)) return false
  const covered = viewer.enrollments.has(session.sessionId) || mayTake(viewer, course, session, now)
  if (!isVisibleInCatalog(session)) {
    return showHidden && (covered || viewer.customerType === 'INTERNAL')
  }
  return covered || (hasArea(viewer, 'mc-limited') && session.sessionKind !== 'BOOTCAMP')
}

/**
 * Returns the address of the live meeting for those who may enter, from 3 hours before the start until the end; null for
 * everybody else and at any other time (threat T-C6).
 */
export function openEventLink(
  eventLink: string | undefined,
  { session, course }: TakenAs,
  viewer: EntitledViewer,
  status: EnrollmentStatus,
  now: number,
): string | null {
  if (!eventLink || session.sessionType !== 'LIVE') return null
  const { startAt } = session
  const soon = startAt !== null && startAt - LINK_OPENS_MS <= now && now < startAt
  if (!soon && !happeningNow(session, now)) return null
  return mayOpenSession(viewer, course, session, status, now) ? eventLink : null
}

/** Returns whether the room of a meeting is open: from 3 hours before its start until its end (Decisions, section 9). */
export function roomIsOpen({ startAt, endAt }: Pick<Meeting, 'startAt' | 'endAt'>, now: number): boolean {
  return startAt - LINK_OPENS_MS <= now && now < endAt
}
