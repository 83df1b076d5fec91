import { projectClosesAt } from '@section/domain/projects/project-window.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import type { Services } from '../../server/services.ts'
import { findOpenPage, type ViewedPage } from '../session-content/page/session-page.ts'

/** The project of a session; instants in epoch ms. */
export interface SessionProject {
  sessionId: string
  /** The checklist item that handing in completes, or the project's container without one. */
  sessionContentId: string
  title: string
  enabledAt: number | null
  closesAt: number | null
  /** The outside form; null for the product's own. */
  form: string | null
}

/** Returns the project of a session; null for a session without one. */
export async function projectOf(
  services: Pick<Services, 'catalog' | 'sessionContents'>,
  sessionId: string,
): Promise<SessionProject | null> {
  const session = (await services.catalog.current()).sessionsById.get(sessionId)
  if (!session) return null
  const { contents, checklist } = await services.sessionContents.of(sessionId)
  const item = checklist.find(({ subtype }) => subtype === 'PROJECT_SUBMISSION')
  for (const { content, ...row } of contents) {
    if (content.type !== 'PROJECT_SUBMISSION') continue
    return {
      sessionId,
      sessionContentId: item?.sessionContentId ?? row.sessionContentId,
      title: row.title,
      enabledAt: row.enabledAt?.getTime() ?? null,
      closesAt: projectClosesAt(session.endAt),
      form: content.form ?? null,
    }
  }
  return null
}

/** Returns the project of a session whose page the viewer may open; null otherwise. */
export async function findProject(
  context: UseCaseContext<'catalog' | 'flags' | 'sessionContents'>,
  sessionId: string,
): Promise<{ page: ViewedPage; project: SessionProject } | null> {
  const page = await findOpenPage(context, sessionId)
  if (!page) return null
  const project = await projectOf(context.services, page.session.sessionId)
  return project && { page, project }
}
