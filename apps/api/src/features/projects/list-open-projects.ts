import type { OpenProject } from '@section/contract/generated/schema-types.ts'
import { projectStage } from '@section/domain/projects/project-window.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { projectOf } from './find-project.ts'
import { listHandedIn } from './projects-store.ts'

/**
 * Returns the projects of the viewer's sessions that can be handed in now and were not, the first to close first. It takes
 * one statement, and none for whoever has no open project. docs/product/home.md#today
 */
export async function listOpenProjects(
  context: UseCaseContext<'catalog' | 'database' | 'sessionContents'>,
): Promise<OpenProject[]> {
  const { services, viewer, now } = context
  const { sessionsById } = await services.catalog.current()
  const sessions = [...viewer.enrollments]
    .filter(([, { state }]) => state === 'ENROLLED')
    .flatMap(([sessionId]) => sessionsById.get(sessionId) ?? [])
  const found = await Promise.all(
    sessions.map(async (session) => ({ session, project: await projectOf(services, session.sessionId) })),
  )
  const open = found.flatMap(({ session, project }) => {
    if (!project || projectStage(project, now) !== 'open') return []
    const { sessionId, title, closesAt } = project
    return [{ sessionId, title, closesAt, kind: session.sessionKind, sessionTitle: session.title }]
  })
  if (open.length === 0) return []
  const owner = { userId: viewer.userId, sessionIds: open.map(({ sessionId }) => sessionId) }
  const handedIn = await listHandedIn(services.database.db, owner)
  return open
    .filter(({ sessionId }) => !handedIn.has(sessionId))
    .toSorted((one, other) => (one.closesAt ?? Infinity) - (other.closesAt ?? Infinity))
}
