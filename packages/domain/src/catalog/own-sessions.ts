import { isLive } from '../sessions/session.ts'
import { isParticipant } from '../sessions/session-flags.ts'
import { byStart, type CourseSession, type CourseSessions, type DerivedSession } from './course-sessions.ts'

/**
 * Returns the live sessions of a course in which a member is enrolled or waitlisted, by start. A member without any
 * gets the session that they attended last, to review it (docs/product/sessions.md#own-session).
 */
export function ownSessions<S extends CourseSession>(course: CourseSessions<S>): DerivedSession<S>[] {
  const own = course.sessions.filter(({ session, flags }) => isLive(session) && isParticipant(flags))
  const current = own.filter(({ flags }) => !flags.ended)
  if (current.length > 0) return current.toSorted(byStart)
  return own
    .filter(({ flags }) => !flags.waitListed)
    .toSorted((a, b) => endOf(b) - endOf(a))
    .slice(0, 1)
}

const endOf = ({ session }: DerivedSession) => session.endAt ?? 0
