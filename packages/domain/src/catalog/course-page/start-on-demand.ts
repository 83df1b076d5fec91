import type { CourseSessions } from '../course-sessions.ts'

/** The facts about a viewer and the on-demand edition of a course. */
export type OnDemandAccess = {
  /** The progress of the viewer in it; null where they may not watch it, or where there is nothing to watch. */
  readonly onDemand: 'NOT_STARTED' | 'IN_PROGRESS' | 'COMPLETED' | null
  /** True where the allowance of the month leaves out every lesson that they could watch next. */
  readonly isLocked: boolean
}

/**
 * Checks whether a viewer can start the on-demand edition of a course at once: it is open, they may watch it, and they have
 * not begun it (docs/product/course-page.md#another-run).
 */
export function canStartOnDemand(course: CourseSessions, { onDemand, isLocked }: OnDemandAccess): boolean {
  return course.hasOnDemand && !hasBegunOnDemand(course) && onDemand === 'NOT_STARTED' && !isLocked
}

/** Checks whether a viewer has entered or completed the on-demand edition of a course. */
export function hasBegunOnDemand({ onDemandSession }: CourseSessions): boolean {
  return onDemandSession !== null && (onDemandSession.flags.enrolled || onDemandSession.flags.userCompleted)
}
