import { isVisibleInCatalog } from '@section/domain/catalog/course-sessions.ts'
import { accountRefusal } from '@section/domain/entitlement/course-entitlement.ts'
import {
  memberStatus,
  type SessionPageAccess,
  sessionPageAccess,
} from '@section/domain/entitlement/session-access.ts'
import type { EnrollmentStatus } from '@section/domain/sessions/session.ts'
import type { Viewer } from '../../../server/access/viewer.ts'
import { flagContext } from '../../../server/flags/flag-context.ts'
import type { Flags } from '../../../server/flags/flags.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import { isListed, toRuleEnrollment } from '../catalog-rules.ts'
import type { CatalogSession } from '../catalog-types.ts'

// This file is the public interface of session pages, for all features that show or write a part of one.

/** A session and what its page is to the viewer. */
export interface SessionPage {
  session: CatalogSession
  status: EnrollmentStatus
  access: SessionPageAccess
}

/**
 * Returns the page of a session for the viewer; null for a session that does not exist or of which the viewer may not know.
 * A session of the catalog is no secret: members who have no part in it learn that, and no more. Specification 2, section 2.5.
 */
export async function findSessionPage(
  { services, viewer, now }: UseCaseContext<'catalog' | 'flags'>,
  sessionId: string,
): Promise<SessionPage | null> {
  const session = (await services.catalog.current()).sessionsById.get(sessionId.toLowerCase())
  if (!session) return null
  const own = toRuleEnrollment(viewer.enrollments.get(session.sessionId))
  const status = memberStatus(viewer, session.course, session, own, now)
  // Only an on-demand session waits for the flags.
  const isRefreshed =
    session.sessionType === 'ON_DEMAND' &&
    (await refreshedIds(services.flags, viewer)).includes(session.sessionId)
  const isAssistant = session.assistants.some(({ userId }) => userId === viewer.userId)
  const access = sessionPageAccess(viewer, session.course, session, { status, isRefreshed, isAssistant }, now)
  const isPublic = isVisibleInCatalog(session) && accountRefusal(viewer, now) === null
  const isKnown = isPublic || isOpen({ access }) || isListed(session, { viewer, showHidden: true, now })
  return isKnown ? { session, status, access } : null
}

/** Returns whether the viewer may read the page, as a participant or as a preview. */
export function isOpen({ access }: Pick<SessionPage, 'access'>): boolean {
  return access === 'OPEN' || access === 'PREVIEW'
}

const refreshedIds = async (flags: Flags, viewer: Viewer): Promise<readonly string[]> =>
  (await flags.of(flagContext(viewer))).onDemandRefresh.sessionIds
