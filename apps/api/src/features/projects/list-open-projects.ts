import type { OpenProject } from '@section/contract/generated/schema-types.ts'
import { projectStage } from '@section/domain/projects/project-window.ts'
import type { ReadingContext } from '../../server/graphql/operation.ts'
import type { CatalogSession } from '../catalog/catalog-types.ts'
import { findOpenPage } from '../session-content/page/session-page.ts'
import { projectOf } from './find-project.ts'
import { listHandedIn } from './projects-store.ts'

type Context = ReadingContext<'catalog' | 'flags' | 'sessionContents'>
type ClosingProject = OpenProject & { readonly closesAt: number | null }

/**
 * Returns the projects of the viewer's sessions that can be handed in now and were not, the first to close first, without
 * those of pages that the viewer may not open. Besides the cached pages it takes one statement, and none for whoever has no
 * open project. docs/product/home.md#today
 */
export async function listOpenProjects(context: Context): Promise<OpenProject[]> {
  const { services, reads, viewer } = context
  const { sessionsById } = await services.catalog.current()
  const sessions = [...viewer.enrollments]
    .filter(([, { state }]) => state === 'ENROLLED')
    .flatMap(([sessionId]) => sessionsById.get(sessionId) ?? [])
  const open = (await Promise.all(sessions.map((session) => openProjects(session, context)))).flat()
  if (open.length === 0) return []
  const handedIn = await listHandedIn(reads, viewer.userId)
  return open
    .filter(({ sessionId }) => !handedIn.has(sessionId))
    .toSorted((one, other) => (one.closesAt ?? Infinity) - (other.closesAt ?? Infinity))
}

/** Returns the project of a session if the viewer can hand it in now; in a preview nothing can be handed in. */
async function openProjects(session: CatalogSession, context: Context): Promise<ClosingProject[]> {
  const project = await projectOf(context.services, session.sessionId)
  if (!project || projectStage(project, context.now) !== 'open') return []
  const page = await findOpenPage(context, session.sessionId)
  if (page?.access !== 'OPEN') return []
  const { sessionId, title, closesAt } = project
  return [{ sessionId, title, closesAt, kind: session.sessionKind, sessionTitle: session.title }]
}
