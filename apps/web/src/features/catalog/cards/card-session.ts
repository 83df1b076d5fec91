import type { CourseSessions } from '@section/domain/catalog/course-sessions.ts'
import { ownSessions } from '@section/domain/catalog/own-sessions.ts'
import type { DashboardSession } from '../dashboard-query.ts'

/**
 * The session that a course's card speaks of: the one that the member holds a place in, else the course on demand
 * that they are in, else the next to join, else the on-demand edition, else the latest. Decisions, section 9.
 */
export function cardSession(course: CourseSessions<DashboardSession>): DashboardSession | undefined {
  const { onDemandSession, nextUpcomingSession } = course
  const own = ownSessions(course).find(({ flags }) => !flags.ended || flags.active)
  const watched = onDemandSession?.flags.enrolled ? onDemandSession : null
  const chosen = own ?? watched ?? nextUpcomingSession ?? onDemandSession ?? course.sessions.at(-1)
  return chosen?.session
}
