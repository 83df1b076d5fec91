import type { QueryGetSessionLinkArgs, SessionLink } from '@section/contract/generated/schema-types.ts'
import type { MemberViewer } from '../../../server/access/viewer.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import { refusedResult } from '../../../server/graphql/refused-result.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import { isListed } from '../../catalog/catalog-rules.ts'
import type { CatalogSession, CatalogSnapshot } from '../../catalog/catalog-types.ts'
import { isScheduled } from './session-calendar.ts'

const refused = refusedResult<SessionLink>({ link: null })

/** The result for a session that does not exist, or that the viewer cannot see. */
export const NO_SUCH_LINK = refused('NOT_FOUND')

/**
 * Returns the signed address of a session's calendar file, or of that of one of its meetings, for this viewer. Errors:
 * NOT_FOUND, also for a meeting of another session; NOT_SCHEDULED for sessions on demand and sessions without meetings.
 */
export async function getSessionLink(
  { services, viewer, now }: UseCaseContext<'calendarLinks' | 'catalog' | 'config'>,
  { sessionId, meetingId }: QueryGetSessionLinkArgs,
): Promise<SessionLink> {
  const session = findListedSession(await services.catalog.current(), viewer, sessionId, now)
  if (!session) return NO_SUCH_LINK
  if (!isScheduled(session)) return refused('NOT_SCHEDULED')
  if (meetingId != null && !session.meetings.some((meeting) => meeting.meetingId === meetingId))
    return NO_SUCH_LINK
  const path =
    meetingId == null
      ? services.calendarLinks.path('calendar', sessionId, viewer.userId)
      : services.calendarLinks.path('class', meetingId, viewer.userId)
  return { link: publicUrl(services.config) + path, error: null }
}

/** Returns the session if the viewer can see it in any list, including their own hidden ones. */
export function findListedSession(
  snapshot: CatalogSnapshot,
  viewer: MemberViewer,
  sessionId: string,
  now: number,
): CatalogSession | undefined {
  const session = snapshot.sessionsById.get(sessionId)
  return session && isListed(session, { viewer, showHidden: true, now }) ? session : undefined
}
