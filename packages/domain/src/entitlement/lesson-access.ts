import type { EntitledViewer } from '../access/viewer.ts'
import { isVisibleInCatalog } from '../catalog/course-sessions.ts'
import {
  checkEnrollmentAccess,
  type EntitlementCourse,
  type EntitlementRefusal,
  type EntitlementSession,
} from './course-entitlement.ts'

/** The field of a lesson that the rule needs; `preview` marks the one free lesson of a course. */
export type PreviewLesson = { readonly preview: boolean }

/**
 * Returns why a viewer may not watch a lesson of the on-demand edition `session` at `now` (epoch ms), or null when they may.
 * The free preview of a course opens to every account that has not ended, whatever the plan; not that of a Mini-MBA, nor
 * of a hidden course. Beyond the specification; Specification 2, sections 2.5 and 6.
 */
export function checkLessonAccess(
  viewer: EntitledViewer,
  course: EntitlementCourse,
  session: EntitlementSession | null,
  lesson: PreviewLesson,
  now: number,
): EntitlementRefusal | null {
  const refusal = checkEnrollmentAccess(viewer, course, session, now)
  return refusal === 'NOT_ENTITLED' && isFreePreview(lesson, session) ? null : refusal
}

/** Checks for the free preview of an on-demand edition, which costs no video of the month either. */
export function isFreePreview({ preview }: PreviewLesson, session: EntitlementSession | null): boolean {
  if (!preview || session?.sessionType !== 'ON_DEMAND') return false
  return session.sessionKind !== 'BOOTCAMP' && isVisibleInCatalog(session)
}
