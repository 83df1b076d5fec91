import type { Meeting } from '@section/contract/generated/schema-types.ts'
import { isVisibleInCatalog } from '@section/domain/catalog/course-sessions.ts'
import { accountRefusal } from '@section/domain/entitlement/course-entitlement.ts'
import {
  isSessionStaff,
  viewerSessionStatus,
  type SessionPageAccess,
  sessionPageAccess,
} from '@section/domain/entitlement/session-access.ts'
import { isOpenAt } from '@section/domain/session-content/opening.ts'
import type { EnrollmentStatus } from '@section/domain/sessions/session.ts'
import type { MemberViewer } from '../../../server/access/viewer.ts'
import { flagContext } from '../../../server/flags/flag-context.ts'
import type { FlagClient } from '../../../server/flags/flag-client.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import { isListed, isRoomOpen, meetingResult, toRuleEnrollment } from '../../catalog/catalog-rules.ts'
import type { CatalogSession } from '../../catalog/catalog-types.ts'

// This file is the public interface of session pages, for all features that show or write a part of one.

/** A session with the viewer's status in it and their access to its page. */
export interface ViewedPage {
  session: CatalogSession
  status: EnrollmentStatus
  access: SessionPageAccess
  /** True for viewers who see the page without taking part: the session's teaching assistants and the school's staff. */
  isSessionStaff: boolean
}

/**
 * Returns the page of a session for the viewer; null for a session that does not exist or of which the viewer may not
 * know. A session of the catalog is no secret: members who do not take part learn that it exists, and nothing more.
 */
export async function findSessionPage(
  { services, viewer, now }: UseCaseContext<'catalog' | 'flags'>,
  sessionId: string,
): Promise<ViewedPage | null> {
  const session = (await services.catalog.current()).sessionsById.get(sessionId.toLowerCase())
  if (!session) return null
  const own = toRuleEnrollment(viewer.enrollments.get(session.sessionId))
  const status = viewerSessionStatus(viewer, session.course, session, own, now)
  // The flags are awaited for on-demand sessions only, because no other page depends on them.
  const isRefreshed =
    session.sessionType === 'ON_DEMAND' &&
    (await refreshedIds(services.flags, viewer)).includes(session.sessionId)
  const isAssistant = session.assistants.some(({ userId }) => userId === viewer.userId)
  const access = sessionPageAccess(viewer, session.course, session, { status, isRefreshed, isAssistant }, now)
  const isPublic = isVisibleInCatalog(session) && accountRefusal(viewer, now) === null
  const isKnown = isPublic || isOpen(access) || isListed(session, { viewer, showHidden: true, now })
  return isKnown ? { session, status, access, isSessionStaff: isSessionStaff(viewer, isAssistant) } : null
}

/** Returns the page of a session that the viewer may read, as a participant or as a preview; null for every other session. */
export async function findOpenPage(
  context: UseCaseContext<'catalog' | 'flags'>,
  sessionId: string,
): Promise<ViewedPage | null> {
  const page = await findSessionPage(context, sessionId)
  return page && isOpen(page.access) ? page : null
}

/** Returns the live meetings of a session. The address of a room is included for participants only, while it is open. */
export function meetingsOf({ session, access }: ViewedPage, now: number): Meeting[] {
  return session.meetings.map((meeting) =>
    meetingResult(meeting, access === 'OPEN' && isRoomOpen(meeting, now) ? meeting.link : null),
  )
}

/**
 * Checks whether a video group of a page that the viewer may read is open at `now`: from the instant at which it opens (epoch
 * ms; null for always), and always in a preview.
 */
export function isGroupOpen({ access }: ViewedPage, enabledAt: number | null, now: number): boolean {
  return access === 'PREVIEW' || isOpenAt(enabledAt, now)
}

/** Returns whether the viewer may read the projects that the members of a session handed in. */
export function canReadProjects(page: ViewedPage): boolean {
  return isOpen(page.access) && page.isSessionStaff
}

const isOpen = (access: SessionPageAccess) => access === 'OPEN' || access === 'PREVIEW'

const refreshedIds = async (flags: FlagClient, viewer: MemberViewer): Promise<readonly string[]> =>
  (await flags.of(flagContext(viewer))).onDemandRefresh.sessionIds
