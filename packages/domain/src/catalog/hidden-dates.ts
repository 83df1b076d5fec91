import { hasAnyTransactional, hasStandardNavigation, type Viewer } from '../access/viewer.ts'
import { isWorkshop, type SessionTimes } from '../sessions/session.ts'
import { isParticipant, type SessionFlags } from '../sessions/session-flags.ts'
import type { CourseSession } from './course-sessions.ts'

/** The fields of a viewer on which the landing page of a course depends. */
export type LandingViewer = Pick<Viewer, 'accountType' | 'customerType' | 'entitlements'>

type DatedSession = {
  readonly session: SessionTimes & Pick<CourseSession, 'isFreeSession'>
  readonly flags: SessionFlags
}

/**
 * Returns whether the dates of a session stay hidden: those of a workshop that has not started and is not free, from
 * members who bought single courses and neither take it nor wait for it (docs/product/course-page.md#hidden-dates).
 */
export function hidesDates({ session, flags }: DatedSession, viewer: LandingViewer, now: number): boolean {
  if (!isBuyer(viewer) || !isWorkshop(session) || session.isFreeSession) return false
  if (isParticipant(flags)) return false
  return !flags.ended && (session.startAt === null || session.startAt > now)
}

/**
 * Checks for members who bought single courses. The school's staff hold every area to look at what it opens, and see what a
 * member of the plan sees.
 */
export function isBuyer(viewer: LandingViewer): boolean {
  const isStaff = viewer.customerType === 'INTERNAL' && hasStandardNavigation(viewer)
  return hasAnyTransactional(viewer) && !isStaff
}
