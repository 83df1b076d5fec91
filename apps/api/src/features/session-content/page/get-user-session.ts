import type {
  QueryGetUserSessionArgs,
  QueryGetUserSessionConfigArgs,
  UserSession,
  UserSessionConfig,
} from '@section/contract/generated/schema-types.ts'
import { assistantOf } from '@section/domain/session-content/teaching-assistant.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import { portraitUrl } from '../../../server/content/portrait-url.ts'
import { canReadProjects, findOpenPage, findSessionPage, meetingsOf } from './session-page.ts'

/**
 * Returns a session with the viewer's part in it and whether they may open its page; null for a session that does not
 * exist or of which they may not know. docs/product/session-pages.md#who-may-open-a-page
 */
export async function getUserSession(
  context: UseCaseContext<'catalog' | 'flags'>,
  { sessionId }: QueryGetUserSessionArgs,
): Promise<UserSession | null> {
  const page = await findSessionPage(context, sessionId)
  if (!page) return null
  const { viewer, now } = context
  const { session, status, access } = page
  return {
    sessionId: session.sessionId,
    courseId: session.courseId,
    title: session.title,
    kind: session.sessionKind,
    sessionType: session.sessionType,
    startAt: session.startAt,
    endAt: session.endAt,
    hideTimeAndFacultyLabels: session.course.meta.hideTimeAndFacultyLabels ?? false,
    meetings: meetingsOf(page, now),
    enrollmentStatus: status,
    courseBadgeId: viewer.badges.get(session.courseId)?.courseBadgeId ?? null,
    badgeImageUrl: session.course.badgeImageUrl,
    access,
    canReadProjects: canReadProjects(page),
  }
}

/** Returns the viewer's teaching assistant in a session; null for a session whose page they may not open. */
export async function getUserSessionConfig(
  context: UseCaseContext<'catalog' | 'flags' | 'sessionContents'>,
  { sessionId }: QueryGetUserSessionConfigArgs,
): Promise<UserSessionConfig | null> {
  const page = await findOpenPage(context, sessionId)
  if (!page) return null
  const { assistants } = await context.services.sessionContents.of(page.session.sessionId)
  const assistant = assistantOf(context.viewer.userId, assistants)
  return {
    teachingAssistant: assistant && {
      fullName: assistant.fullName,
      imageUrl: assistant.imageUrl ?? portraitUrl(assistant.userId, undefined),
      slackUrl: assistant.slackUrl,
    },
  }
}
