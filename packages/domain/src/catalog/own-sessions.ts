import { isLive } from '../sessions/session.ts'
import { byStart, type CatalogSession, type CourseSessions, type DerivedSession } from './course-sessions.ts'

/**
 * The live sessions of a course that a member holds a place in, the one that runs first, then by start. While no
 * place is held, the session that the member attended last, to look back at. Decisions, section 9.
 */
export function ownSessions<S extends CatalogSession>(course: CourseSessions<S>): DerivedSession<S>[] {
  const places = course.sessions.filter(({ session, flags }) => isLive(session) && holdsPlace(flags))
  const held = places.filter(({ flags }) => !flags.ended)
  if (held.length > 0) return held.toSorted(byStart)
  return places
    .filter(({ flags }) => !flags.waitListed)
    .toSorted((a, b) => endOf(b) - endOf(a))
    .slice(0, 1)
}

/** Whether a member has or had a seat in a session, or waits for one. */
export function holdsPlace({
  enrolled,
  waitListed,
  userCompleted,
}: DerivedSession<CatalogSession>['flags']): boolean {
  return enrolled || waitListed || userCompleted
}

const endOf = ({ session }: DerivedSession<CatalogSession>) => session.endAt ?? 0
