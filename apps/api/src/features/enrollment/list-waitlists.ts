import type { QueryListWaitlistsArgs, Waitlist } from '@section/contract/generated/schema-types.ts'
import { isEntitled } from '@section/domain/entitlement/course-entitlement.ts'
import { hasEnded } from '@section/domain/sessions/session.ts'
import type { ReadingContext, UseCaseContext } from '../../server/graphql/operation.ts'
import { countWaiting } from './enrollment-store.ts'

/**
 * Returns the waitlists of a course's sessions, soonest first, with the viewer's own rank. It includes the sessions
 * that have a waitlist, have not ended, and that the viewer may take (docs/product/enrollment.md#waitlist). A course
 * without such a session costs no database query.
 */
export async function listWaitlists(
  { services, viewer, now }: UseCaseContext<'catalog' | 'database'>,
  { courseId }: QueryListWaitlistsArgs,
): Promise<Waitlist[]> {
  const { sessionsByCourse } = await services.catalog.current()
  const sessionIds = (sessionsByCourse.get(courseId.toLowerCase()) ?? [])
    .filter((session) => session.hasWaitlist && !hasEnded(session, now))
    .filter((session) => isEntitled(viewer, session.course, session, now))
    .map(({ sessionId }) => sessionId)
  if (sessionIds.length === 0) return []
  const counted = await countWaiting(services.database.db, sessionIds, viewer.userId)
  const bySession = new Map(counted.map((waitlist) => [waitlist.sessionId, waitlist]))
  return sessionIds.map((sessionId) => bySession.get(sessionId) ?? { sessionId, length: 0, rank: null })
}

/** Returns the waitlists on which the viewer has a place, soonest first. Whoever waits for nothing costs no database query. */
export async function listOwnWaitlists({
  services,
  reads,
  viewer,
  now,
}: ReadingContext<'catalog'>): Promise<Waitlist[]> {
  const { sessionsById } = await services.catalog.current()
  const sessions = [...viewer.enrollments]
    .filter(([, { state }]) => state === 'WAITLISTED')
    .flatMap(([sessionId]) => sessionsById.get(sessionId) ?? [])
    .filter((session) => !hasEnded(session, now))
    .toSorted((one, other) => (one.startAt ?? Infinity) - (other.startAt ?? Infinity))
  if (sessions.length === 0) return []
  const sessionIds = sessions.map(({ sessionId }) => sessionId)
  const counted = await countWaiting(reads, sessionIds, viewer.userId)
  // A seat may have been given to the member since their enrollments were read.
  return sessionIds.flatMap((id) => counted.find(({ sessionId, rank }) => sessionId === id && rank) ?? [])
}
