import type {
  QueryGetEntitledSessionsArgs,
  QueryListUserSessionsArgs,
  QueryListUserSessionsByCourseArgs,
  Session,
} from '@section/contract/generated/schema-types.ts'
import { isEntitled } from '@section/domain/entitlement/course-entitlement.ts'
import { hasEnded } from '@section/domain/sessions/session.ts'
import type { Viewer } from '../../../server/access/viewer.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import { isListed } from '../catalog-rules.ts'
import { sessionResult, type PreparedSession } from './session-result.ts'
import type { PreparedSessions } from './prepared-sessions.ts'

type Context = UseCaseContext<'catalog' | 'sessionPreparation'>

/** The context of listing the catalog for a viewer; `now` in epoch ms. */
export interface CatalogContext {
  sessions: PreparedSessions
  viewer: Viewer
  now: number
}

/** Returns all sessions that the viewer may see, soonest first; `isListed` decides on hidden ones. */
export async function listUserSessions(
  context: Context,
  { showHiddenInCatalog }: Partial<QueryListUserSessionsArgs>,
): Promise<Session[]> {
  const catalog = await openCatalog(context)
  return toResults(catalog, catalog.sessions.all.filter(listedFor(catalog, showHiddenInCatalog ?? false)))
}

/** Returns the free sessions that the viewer may see, soonest first. */
export async function listFreeSessions(context: Context): Promise<Session[]> {
  const catalog = await openCatalog(context)
  const free = catalog.sessions.all.filter(({ session }) => session.isFreeSession)
  return toResults(catalog, free.filter(listedFor(catalog, false)))
}

/** Returns the ended sessions in which the viewer was enrolled, most recent first, including hidden ones. */
export async function listPastSessions(context: Context): Promise<Session[]> {
  const catalog = await openCatalog(context)
  const past = catalog.sessions.all.filter(({ session }) => {
    const state = catalog.viewer.enrollments.get(session.sessionId)?.state
    return (state === 'ENROLLED' || state === 'COMPLETED') && hasEnded(session, catalog.now)
  })
  const listed = past.filter(listedFor(catalog, true))
  return toResults(
    catalog,
    listed.toSorted((a, b) => (b.session.endAt ?? 0) - (a.session.endAt ?? 0)),
  )
}

/** Returns the sessions of one course that the viewer may see, soonest first. */
export async function listUserSessionsByCourse(
  context: Context,
  { where }: QueryListUserSessionsByCourseArgs,
): Promise<Session[]> {
  const catalog = await openCatalog(context)
  const ofCourse = catalog.sessions.byCourse.get(where.courseId) ?? []
  return toResults(catalog, ofCourse.filter(listedFor(catalog, where.showHiddenInCatalog ?? false)))
}

/** Returns the sessions that were granted to the viewer by session or course; the ids only filter. */
export async function getEntitledSessions(
  context: Context,
  only: QueryGetEntitledSessionsArgs,
): Promise<Session[]> {
  const catalog = await openCatalog(context)
  const { viewer, now } = catalog
  const granted = catalog.sessions.all.filter(
    ({ session }) =>
      (viewer.entitledSessionIds.has(session.sessionId) || viewer.entitledCourseIds.has(session.courseId)) &&
      (only.sessionId == null || only.sessionId === session.sessionId) &&
      (only.courseId == null || only.courseId === session.courseId) &&
      isEntitled(viewer, session.course, session, now),
  )
  return toResults(catalog, granted)
}

/** Returns the catalog context of a viewer. */
export async function openCatalog({ services, viewer, now }: Context): Promise<CatalogContext> {
  return { sessions: services.sessionPreparation.of(await services.catalog.current()), viewer, now }
}

/** Checks whether the viewer may see one of the sessions of a course, hidden or not. */
export function canSeeCourse(catalog: CatalogContext, courseId: string): boolean {
  return (catalog.sessions.byCourse.get(courseId) ?? []).some(listedFor(catalog, true))
}

function listedFor({ viewer, now }: CatalogContext, showHidden: boolean) {
  const listing = { viewer, showHidden, now }
  return ({ session }: PreparedSession) => isListed(session, listing)
}

function toResults({ viewer, now }: CatalogContext, sessions: readonly PreparedSession[]): Session[] {
  return sessions.map((prepared) => sessionResult(prepared, viewer, now))
}
