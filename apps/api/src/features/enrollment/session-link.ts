import type { SessionLink } from '@section/contract/generated/schema-types.ts'
import { learnerOf } from '../../server/access/learner.ts'
import type { MemberState } from '../../server/access/member-state.ts'
import { expectedError } from '../../server/graphql/expected-error.ts'
import type { MemberContext } from '../../server/graphql/operation.ts'
import { publicUrl } from '../../server/public-url.ts'
import { isListed, ruleCourse, ruleSession } from '../catalogue/catalogue-rules.ts'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot.ts'
import type { CatalogueSession } from '../catalogue/catalogue-types.ts'
import { isScheduled } from './session-calendar.ts'

/** What the link of a session answers that does not exist, or that the member does not see. */
export const NO_SUCH_LINK: SessionLink = { link: null, error: expectedError('NOT_FOUND') }

/**
 * The signed address of a session's calendar entry, for this member. Errors: NOT_FOUND; NOT_SCHEDULED for sessions
 * on demand or without dates. Specification 2, section 7 (getSessionLink).
 */
export async function findSessionLink(
  { services, viewer, now }: MemberContext,
  sessionId: string,
): Promise<SessionLink> {
  const session = seenSession(await services.catalogue.current(), viewer.state, sessionId, now)
  if (!session) return NO_SUCH_LINK
  if (!isScheduled(session)) return { link: null, error: expectedError('NOT_SCHEDULED') }
  const path = services.calendarLinks.path({ sessionId, userId: viewer.userId })
  return { link: publicUrl(services.config) + path, error: null }
}

/** The session if the member sees it in any list, hidden ones that are theirs included. */
export function seenSession(
  snapshot: CatalogueSnapshot,
  state: MemberState,
  sessionId: string,
  now: number,
): CatalogueSession | undefined {
  const session = snapshot.sessionsById.get(sessionId)
  const course = session && snapshot.courses.get(session.courseId)
  if (!course) return undefined
  const asking = {
    learner: learnerOf(state, now),
    holds: (id: string) => state.enrolments.has(id),
    showHidden: true,
  }
  const taken = { session: ruleSession(session), course: ruleCourse(course) }
  return isListed(taken, asking, now) ? session : undefined
}
