import { accountStatusAt } from '../access/account-status.ts'
import { type EntitledViewer, hasArea, type Viewer } from '../access/viewer.ts'
import type { SessionKind, SessionType } from '../sessions/session.ts'

/** What the entitlement rules read of a course; `stack` is its stack's key, such as 'ai'. */
export type EntitlementCourse = { readonly courseId: string; readonly stack: string | null }

/** What the entitlement rules read of a session. */
export type EntitlementSession = {
  readonly sessionId: string
  readonly sessionType: SessionType
  readonly sessionKind: SessionKind
  readonly isFreeSession: boolean
  readonly hideInCatalog: boolean
}

/** The stack that ai-academy opens. */
export const AI_STACK = 'ai'

/** Why a viewer may not take a course or session. SESSION_NOT_FOUND answers like a missing one. */
export type EntitlementRefusal = 'ACCOUNT_ENDED' | 'TRIAL_ENDED' | 'SESSION_NOT_FOUND' | 'NOT_ENTITLED'

/**
 * Whether a viewer may take a course at `now`, in a session or, without one, on demand. One predicate for
 * enrollment, session pages and videos (Specification 1, section 6; Specification 2, sections 2.5 and 6).
 */
export function mayTake(
  viewer: EntitledViewer,
  course: EntitlementCourse,
  session: EntitlementSession | null,
  now: number,
): boolean {
  return checkEnrollmentAccess(viewer, course, session, now) === null
}

/** Returns why a viewer may not take a course or session at `now` (epoch ms), or null when they may. */
export function checkEnrollmentAccess(
  viewer: EntitledViewer,
  course: EntitlementCourse,
  session: EntitlementSession | null,
  now: number,
): EntitlementRefusal | null {
  const account = accountRefusal(viewer, now)
  if (account) return account
  if (isGranted(viewer, course, session)) return null
  if (session?.hideInCatalog && !session.isFreeSession) return 'SESSION_NOT_FOUND'
  return isInPlan(viewer, course, session) ? null : 'NOT_ENTITLED'
}

/** Ended accounts take nothing: POST_TRIAL, ALUMNI, and TRIAL after trialEndDate. An ended trial has its own reason. */
export function accountRefusal(
  { accountType, trialEndDate }: Viewer,
  now: number,
): 'ACCOUNT_ENDED' | 'TRIAL_ENDED' | null {
  const status = accountStatusAt({ status: accountType, trialEndDate }, now)
  if (status === 'POST_TRIAL') return trialEndDate === null ? 'ACCOUNT_ENDED' : 'TRIAL_ENDED'
  return status === 'ALUMNI' ? 'ACCOUNT_ENDED' : null
}

/** Bought singly: a granted session or course, together with the area under which it is sold. */
function isGranted(
  viewer: EntitledViewer,
  course: EntitlementCourse,
  session: EntitlementSession | null,
): boolean {
  const granted =
    viewer.entitledCourseIds.has(course.courseId) ||
    (session !== null && viewer.entitledSessionIds.has(session.sessionId))
  if (!granted) return false
  if (session?.sessionKind === 'BOOTCAMP') return hasArea(viewer, 'bootcamps')
  return hasArea(viewer, 'mc-transactional') || hasArea(viewer, 'crash-courses')
}

/**
 * Part of a plan: everything in mcsc-unlimited, the AI stack in ai-academy, free live sessions and metered
 * on-demand courses in mc-limited. Mini-MBAs are in no plan; they are bought singly.
 */
function isInPlan(
  viewer: EntitledViewer,
  course: EntitlementCourse,
  session: EntitlementSession | null,
): boolean {
  if (session?.sessionKind === 'BOOTCAMP') return false
  if (hasArea(viewer, 'mcsc-unlimited')) return true
  if (hasArea(viewer, 'ai-academy') && course.stack === AI_STACK) return true
  if (!hasArea(viewer, 'mc-limited')) return false
  return session === null || session.sessionType === 'ON_DEMAND' || session.isFreeSession
}
