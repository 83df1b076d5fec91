import type { EntitledViewer } from '../access/viewer.ts'
import { isVisibleInCatalog } from '../catalog/course-sessions.ts'
import { isLive, isReached, type SessionTimes } from '../sessions/session.ts'
import {
  checkEnrollmentAccess,
  type EntitlementCourse,
  type EntitlementRefusal,
  type EntitlementSession,
} from './course-entitlement.ts'

/** The field of a lesson that the rule needs; `preview` marks the one free lesson of a course. */
export type PreviewLesson = { readonly preview: boolean }

/** The fields of an on-demand edition that the rules need. */
type LessonEdition = EntitlementSession & Pick<SessionTimes, 'activateAt'>

/** ON_DEMAND_NOT_OPEN is told only to viewers who may watch the lesson once the edition opens. */
type LessonRefusal = EntitlementRefusal | 'ON_DEMAND_NOT_OPEN'

/**
 * Returns why a viewer may not watch a lesson of the on-demand edition `session` at `now` (epoch ms), or null when they
 * may. The lessons open with the edition. The free preview of a course opens before that, and to every account that has
 * not ended, whatever the plan; not that of a Mini-MBA, nor of a hidden course. See
 * docs/product/access.md#lessons-and-the-free-preview.
 */
export function checkLessonAccess(
  viewer: EntitledViewer,
  course: EntitlementCourse,
  session: LessonEdition | null,
  lesson: PreviewLesson,
  now: number,
): LessonRefusal | null {
  const refusal = checkEnrollmentAccess(viewer, course, session, now) ?? checkOpening(session, now)
  const opensPreview = refusal === 'NOT_ENTITLED' || refusal === 'ON_DEMAND_NOT_OPEN'
  return opensPreview && isFreePreview(lesson, session) ? null : refusal
}

/** Returns when the lessons of an on-demand edition open (epoch ms); null when they are open. */
export function lessonsOpenAt(
  session: Pick<LessonEdition, 'sessionType' | 'activateAt'> | null,
  now: number,
): number | null {
  if (!session || isLive(session) || isReached(session.activateAt, now)) return null
  return session.activateAt
}

function checkOpening(session: LessonEdition | null, now: number): 'ON_DEMAND_NOT_OPEN' | null {
  return lessonsOpenAt(session, now) === null ? null : 'ON_DEMAND_NOT_OPEN'
}

/** Checks for the free preview of an on-demand edition, which costs no video of the month either. */
export function isFreePreview({ preview }: PreviewLesson, session: EntitlementSession | null): boolean {
  if (!preview || session?.sessionType !== 'ON_DEMAND') return false
  return session.sessionKind !== 'BOOTCAMP' && isVisibleInCatalog(session)
}
