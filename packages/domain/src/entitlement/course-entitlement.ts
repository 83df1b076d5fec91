import { accountStatusAt } from '../access/account-status.ts'
import { type EntitledViewer, hasAnyTransactional, hasArea, type Viewer } from '../access/viewer.ts'
import type { CourseSession } from '../catalog/course-sessions.ts'

/** The fields of a course that the rules need; `stack` is the key of its stack, such as 'ai'. */
export type EntitlementCourse = { readonly courseId: string; readonly stack: string | null }

/** The fields of a session that the rules need. */
export type EntitlementSession = Pick<
  CourseSession,
  'sessionId' | 'sessionType' | 'sessionKind' | 'isFreeSession' | 'hideInCatalog'
>

/** The stack that ai-academy opens. */
export const AI_STACK = 'ai'

/** SESSION_NOT_FOUND hides that the session exists. */
export type EntitlementRefusal = 'ACCOUNT_ENDED' | 'TRIAL_ENDED' | 'SESSION_NOT_FOUND' | 'NOT_ENTITLED'

/**
 * Checks whether a viewer may take a course at `now`, in a session or, without one, on demand. One predicate for
 * enrollment, session pages and videos. See docs/product/access.md#courses-of-a-plan.
 */
export function isEntitled(
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
  if (hasBought(viewer, course, session)) return null
  if (session?.hideInCatalog && !session.isFreeSession) return 'SESSION_NOT_FOUND'
  return isInPlan(viewer, course, session) ? null : 'NOT_ENTITLED'
}

/** Returns why an ended account may take nothing (POST_TRIAL, ALUMNI, TRIAL after trialEndDate), or null. */
export function accountRefusal(
  { accountType, trialEndDate }: Viewer,
  now: number,
): 'ACCOUNT_ENDED' | 'TRIAL_ENDED' | null {
  const status = accountStatusAt({ status: accountType, trialEndDate }, now)
  if (status === 'POST_TRIAL') return trialEndDate === null ? 'ACCOUNT_ENDED' : 'TRIAL_ENDED'
  return status === 'ALUMNI' ? 'ACCOUNT_ENDED' : null
}

/** Checks for an individually bought session or course, together with the area under which it is sold. */
export function hasBought(
  viewer: EntitledViewer,
  course: EntitlementCourse,
  session: EntitlementSession | null,
): boolean {
  const granted =
    viewer.entitledCourseIds.has(course.courseId) ||
    (session !== null && viewer.entitledSessionIds.has(session.sessionId))
  if (!granted) return false
  if (session?.sessionKind === 'BOOTCAMP') return hasArea(viewer, 'bootcamps')
  return hasAnyTransactional(viewer)
}

/**
 * Checks the plans: everything in mcsc-unlimited, the AI stack in ai-academy, free live sessions and metered on-demand
 * courses in mc-limited. Mini-MBAs are in no plan; they are bought individually.
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
