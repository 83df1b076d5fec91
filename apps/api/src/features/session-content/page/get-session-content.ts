import type {
  QueryGetSessionContainerContentArgs,
  QueryGetSessionContentArgs,
  SessionContainerContent,
  SessionContent,
} from '@section/contract/generated/schema-types.ts'
import { isLimitedUser } from '@section/domain/access/viewer.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import { findOpenPage, type ViewedPage } from './session-page.ts'
import { checklistOf } from '../progress/checklist.ts'
import { contentsOf, hasOpened, type PageContext } from './container-contents.ts'
import { classesOf } from './page-classes.ts'
import { announcementsOf, containersOf, schedulesOf, sideContainersOf } from './page-parts.ts'

type Context = UseCaseContext<'catalog' | 'flags' | 'sessionContents' | 'database'>

/** The maximum number of containers in one request, which is more than a page has. */
const MAX_CONTAINERS = 100

/**
 * Returns what the page of a session shows, with the viewer's progress in its checklist; null for a session that does
 * not exist or whose page the viewer may not open. The contents of task containers are not included, so that closed
 * containers cost nothing.
 */
export async function getSessionContent(
  context: Context,
  { sessionId, slug }: QueryGetSessionContentArgs,
): Promise<SessionContent | null> {
  const found = await findOpenPage(context, sessionId)
  if (!found) return null
  const { session } = found
  const page = await context.services.sessionContents.of(session.sessionId)
  const pageContext = await pageContextOf(context, found)
  const containers = containersOf(page, pageContext)
  return {
    sessionId: session.sessionId,
    courseId: session.courseId,
    title: page.settings?.title ?? session.title,
    timeZone: (await context.services.catalog.current()).timeZone,
    sessionType: session.sessionType,
    sessionStartAt: text(session.startAt),
    sessionEndAt: text(session.endAt),
    calendarFallbackUrl: page.settings?.calendarUrl ?? session.sessionMeta.addEventsCalendarUrl ?? null,
    announcements: announcementsOf(page, pageContext),
    containers: slug == null ? containers : containers.filter((container) => container.slug === slug),
    sessionContainers: sideContainersOf(page, pageContext),
    schedules: schedulesOf(page),
    checklist: await checklistOf(context, page),
    classes: classesOf(page, session, pageContext),
    uiCustomizations: { taskContainerTitle: page.settings?.taskContainerTitle ?? null },
  }
}

/** Returns the contents of containers of tasks that have opened; unknown ones and others are left out. */
export async function getSessionContainerContent(
  context: Context,
  { sessionId, sessionContentIds }: QueryGetSessionContainerContentArgs,
): Promise<SessionContainerContent[]> {
  if (sessionContentIds.length === 0) return []
  const found = await findOpenPage(context, sessionId)
  if (!found) return []
  const page = await context.services.sessionContents.of(found.session.sessionId)
  const pageContext = await pageContextOf(context, found)
  const wanted = new Set(sessionContentIds.slice(0, MAX_CONTAINERS).map((id) => id.toLowerCase()))
  return page.contents
    .filter((row) => row.content.type === 'CONTAINER' && wanted.has(row.sessionContentId))
    .filter((row) => hasOpened(row, pageContext))
    .map(({ sessionContentId }) => ({
      sessionContentId,
      contents: contentsOf(sessionContentId, page, pageContext),
    }))
}

async function pageContextOf(
  { services, viewer, now }: Context,
  { access }: ViewedPage,
): Promise<PageContext> {
  const { videos } = await services.catalog.current()
  return { now, preview: access === 'PREVIEW', locksButtons: isLimitedUser(viewer), videos }
}

const text = (instant: number | null) => (instant === null ? null : String(instant))
