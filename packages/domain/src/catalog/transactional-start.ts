import { isTransactionalOnly, type Viewer } from '../access/viewer.ts'
import { isWorkshop } from '../sessions/session.ts'
import type { CourseSession } from './course-sessions.ts'

/** The page to which the course list leads a viewer who bought single courses. */
export type TransactionalStart =
  | { readonly kind: 'course'; readonly courseId: string }
  | { readonly kind: 'sprints' }
  | { readonly kind: 'workshops' }
  | { readonly kind: 'nothing' }

/**
 * Returns where the course list leads a viewer without a plan, by the sessions that they bought: to the course of their
 * only sprint, otherwise to the list. It is `workshops` when they bought no sprint, and `nothing` when they bought
 * neither. A sprint is listed when there are workshops too, so that no purchase is out of reach. Null for viewers with
 * a plan (docs/product/catalog.md#buyers-of-single-courses).
 */
export function transactionalStart(
  viewer: Pick<Viewer, 'entitlements'>,
  sessions: readonly (CourseSession & { readonly entitled: boolean })[],
): TransactionalStart | null {
  if (!isTransactionalOnly(viewer)) return null
  const bought = sessions.filter(({ entitled }) => entitled)
  const sprints = new Set(bought.filter((session) => !isWorkshop(session)).map(({ courseId }) => courseId))
  const workshops = bought.some(isWorkshop)
  const [only] = sprints
  if (only === undefined) return { kind: workshops ? 'workshops' : 'nothing' }
  return sprints.size === 1 && !workshops ? { kind: 'course', courseId: only } : { kind: 'sprints' }
}
