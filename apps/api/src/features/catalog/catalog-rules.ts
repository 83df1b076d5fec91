import type { Meeting as ContractMeeting } from '@section/contract/generated/schema-types.ts'
import { type EntitledViewer, hasArea } from '@section/domain/access/viewer.ts'
import { isVisibleInCatalog } from '@section/domain/catalog/course-sessions.ts'
import { accountRefusal, isEntitled } from '@section/domain/entitlement/course-entitlement.ts'
import { canOpenSession } from '@section/domain/entitlement/session-access.ts'
import {
  type EnrollmentStatus,
  type MemberSessionState,
  NO_ENROLLMENT,
} from '@section/domain/sessions/session.ts'
import { type Meeting, roomOpensAt } from '@section/domain/sessions/meeting.ts'
import { happeningNow } from '@section/domain/sessions/session-flags.ts'
import type { MemberEnrollment } from '../../server/access/member-state-store.ts'
import type { MemberViewer } from '../../server/access/viewer.ts'
import type { CatalogCourse, CatalogSession, CatalogSnapshot } from './catalog-types.ts'

// This file is the public interface of the catalog: it applies the domain's rules to the snapshot, for all features.

/** Returns the on-demand session of a course, if it has one. */
export function findOnDemandSession(
  { sessionsByCourse }: CatalogSnapshot,
  courseId: string,
): CatalogSession | null {
  return sessionsByCourse.get(courseId)?.find(({ sessionType }) => sessionType === 'ON_DEMAND') ?? null
}

/** Returns the member's state in a session from their enrollment row. A completed enrollment counts as enrolled. */
export function toRuleEnrollment(
  enrollment: Pick<MemberEnrollment, 'state'> | undefined,
): MemberSessionState {
  if (!enrollment) return NO_ENROLLMENT
  if (enrollment.state === 'COMPLETED') return { enrollment: 'ENROLLED', completed: true }
  return { enrollment: enrollment.state, completed: false }
}

/** Whose list it is, at which time (epoch ms), and whether hidden sessions are shown to those who may know of them. */
interface Listing {
  viewer: Pick<MemberViewer, keyof EntitledViewer | 'enrollments'>
  showHidden: boolean
  now: number
}

/**
 * Returns whether a session is in a member's lists: if their plan or a purchase covers it, or if they are enrolled.
 * Accounts with mc-limited also see locked sessions, except Mini-MBAs. Hidden sessions are listed only on request, to
 * members who are enrolled or may take them, and to the school's staff (docs/product/catalog.md#sessions-in-the-lists,
 * SECURITY.md#arguments-as-privileges).
 */
export function isListed(session: CatalogSession, { viewer, showHidden, now }: Listing): boolean {
  if (accountRefusal(viewer, now)) return false
  const covered =
    viewer.enrollments.has(session.sessionId) || isEntitled(viewer, session.course, session, now)
  if (!isVisibleInCatalog(session)) {
    return showHidden && (covered || viewer.customerType === 'INTERNAL')
  }
  return covered || (hasArea(viewer, 'mc-limited') && session.sessionKind !== 'BOOTCAMP')
}

/** Returns whether a member may see one of the sessions of a course, hidden or not. */
export function canSeeCourse(
  { sessionsByCourse }: CatalogSnapshot,
  courseId: string,
  { viewer, now }: Pick<Listing, 'viewer' | 'now'>,
): boolean {
  const listing = { viewer, showHidden: true, now }
  return (sessionsByCourse.get(courseId) ?? []).some((session) => isListed(session, listing))
}

/** Returns the courses of which a member's list has at least one session that is not hidden, in the catalog's order. */
export function listedCourses(
  { courses, sessionsByCourse }: CatalogSnapshot,
  { viewer, now }: Pick<Listing, 'viewer' | 'now'>,
): CatalogCourse[] {
  const listing = { viewer, showHidden: false, now }
  return [...courses.values()].filter(({ courseId }) =>
    (sessionsByCourse.get(courseId) ?? []).some((session) => isListed(session, listing)),
  )
}

/**
 * Returns the address of the live meeting for members who may enter, from 3 hours before the start until the end; null
 * for everybody else and at any other time (SECURITY.md#fields-for-some-viewers-only).
 */
export function openEventLink(
  session: CatalogSession,
  viewer: EntitledViewer,
  status: EnrollmentStatus,
  now: number,
): string | null {
  const { startAt, sessionMeta } = session
  if (!sessionMeta.eventLink || session.sessionType !== 'LIVE') return null
  const soon = startAt !== null && roomOpensAt({ startAt }) <= now && now < startAt
  if (!soon && !happeningNow(session, now)) return null
  return canOpenSession(viewer, session.course, session, status, now) ? sessionMeta.eventLink : null
}

/** Returns whether the room of a meeting is open, from 3 hours before its start until its end. */
export function isRoomOpen(meeting: Pick<Meeting, 'startAt' | 'endAt'>, now: number): boolean {
  return roomOpensAt(meeting) <= now && now < meeting.endAt
}

/** Returns a meeting in the form of the contract, with the given link. */
export const meetingResult = (
  { meetingId, startAt, endAt }: Meeting,
  link: string | null,
): ContractMeeting => ({
  meetingId,
  startAt,
  endAt,
  link,
})
