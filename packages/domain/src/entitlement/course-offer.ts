import { canOpen, membershipRoute } from '../access/route-access.ts'
import type { Viewer } from '../access/viewer.ts'
import type { SessionTimes } from '../sessions/session.ts'
import { AI_STACK, type EntitlementCourse } from './course-entitlement.ts'

/** The way to open a course: one of the two plans, or buying the course by itself. */
export type CourseHolder = keyof typeof PLAN_NAMES | 'PURCHASE'

/** The plans by the names under which they are sold. */
export const PLAN_NAMES = { AI_ACADEMY: 'AI Academy', UNLIMITED: 'Unlimited' } as const

/**
 * Returns what opens a course with these sessions of the catalog, the smallest plan first. A Mini-MBA is in no plan; every other course is in
 * Unlimited, and the AI courses are in AI Academy too.
 */
export function courseHolders(
  { stack }: Pick<EntitlementCourse, 'stack'>,
  sessions: readonly Pick<SessionTimes, 'sessionKind'>[],
): CourseHolder[] {
  if (sessions.every(({ sessionKind }) => sessionKind === 'BOOTCAMP')) return ['PURCHASE']
  return stack === AI_STACK ? ['AI_ACADEMY', 'UNLIMITED'] : ['UNLIMITED']
}

/** The person who can change a viewer's plan; a member who can do it alone does it at `path`. */
export type PlanChange =
  | { readonly by: 'member'; readonly path: string }
  | { readonly by: 'employer' }
  | { readonly by: 'support' }

/**
 * Returns who can open a course to a viewer: the employer who pays for the viewer's plan; members themselves while their
 * membership can be bought, which needs an account without a running subscription; in all other cases the school's support.
 */
export function planChange(viewer: Viewer, heldBy: readonly CourseHolder[]): PlanChange {
  if (viewer.customerType === 'ENTERPRISE') return { by: 'employer' }
  const path = membershipRoute(viewer)
  const isSold = heldBy.some((holder) => holder !== 'PURCHASE')
  return isSold && canOpen(path, viewer, {}) ? { by: 'member', path } : { by: 'support' }
}
