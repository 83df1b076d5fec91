import type {
  ListedCourse,
  QueryGetEntitledSessionsArgs,
  QueryListUserSessionsArgs,
  QueryListUserSessionsByCourseArgs,
  Session,
} from '@section/contract/generated/schema-types.ts'
import { cardSessions } from '@section/domain/catalog/cards/card-sessions.ts'
import { isEntitled } from '@section/domain/entitlement/course-entitlement.ts'
import { hasEnded } from '@section/domain/sessions/session.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import { isListed } from '../catalog-rules.ts'
import type { CatalogSession, CatalogSnapshot } from '../catalog-types.ts'
import {
  type PreparedSession,
  prepareSession,
  sessionResult,
  viewedResult,
  viewedSession,
} from './session-result.ts'

type Context = UseCaseContext<'catalog' | 'sessionPreparation'>

/** Returns all sessions that the viewer may see, soonest first; `isListed` decides on hidden ones. */
export function listUserSessions(
  context: Context,
  { showHiddenInCatalog }: Partial<QueryListUserSessionsArgs>,
): Promise<Session[]> {
  const listing = { ...context, showHidden: showHiddenInCatalog ?? false }
  return results(context, (session) => isListed(session, listing))
}

/** Returns the courses of all sessions that the viewer may see, each with those of them that its card needs. */
export async function listUserCourses(context: Context): Promise<ListedCourse[]> {
  const { viewer, now } = context
  const listing = { viewer, now, showHidden: false }
  const listed = await select(context, (session) => isListed(session, listing))
  const viewed = listed.map((each) => viewedSession(each, viewer, now))
  const courses = Map.groupBy(viewed, ({ session }) => session.course)
  return [...courses].flatMap(([{ title, subtitle }, ofCourse]) => {
    const sessions = cardSessions(ofCourse, now).map((each) => viewedResult(each, viewer, now))
    const [first] = sessions
    // All other fields of a course are those that each of its sessions has.
    return first ? { ...first, title, subtitle, sessions } : []
  })
}

/** Returns the free sessions that the viewer may see, soonest first. */
export function listFreeSessions(context: Context): Promise<Session[]> {
  const listing = { ...context, showHidden: false }
  return results(context, (session) => session.isFreeSession && isListed(session, listing))
}

/** Returns the ended sessions in which the viewer was enrolled, most recent first, including hidden ones. */
export async function listPastSessions(context: Context): Promise<Session[]> {
  const { viewer, now } = context
  const listing = { viewer, now, showHidden: true }
  const past = await results(context, (session) => {
    const state = viewer.enrollments.get(session.sessionId)?.state
    const attended = state === 'ENROLLED' || state === 'COMPLETED'
    return attended && hasEnded(session, now) && isListed(session, listing)
  })
  return past.toSorted((a, b) => Number(b.endAt) - Number(a.endAt))
}

/** Returns the sessions of one course that the viewer may see, soonest first. */
export function listUserSessionsByCourse(
  context: Context,
  { where }: QueryListUserSessionsByCourseArgs,
): Promise<Session[]> {
  const listing = { ...context, showHidden: where.showHiddenInCatalog ?? false }
  return results(context, (session) => session.courseId === where.courseId && isListed(session, listing))
}

/**
 * Returns the sessions that the viewer bought by session or by course and may take, soonest first. The ids in the
 * arguments only narrow the result.
 */
export function getEntitledSessions(
  context: Context,
  only: QueryGetEntitledSessionsArgs,
): Promise<Session[]> {
  const { viewer, now } = context
  return results(
    context,
    (session) =>
      (viewer.entitledSessionIds.has(session.sessionId) || viewer.entitledCourseIds.has(session.courseId)) &&
      (only.sessionId == null || only.sessionId === session.sessionId) &&
      (only.courseId == null || only.courseId === session.courseId) &&
      isEntitled(viewer, session.course, session, now),
  )
}

/** Returns the Mini-MBAs that the viewer bought by session or by course, soonest first. */
export async function getEntitledBootcampSessions(context: Context): Promise<Session[]> {
  const granted = await getEntitledSessions(context, {})
  return granted.filter(({ kind }) => kind === 'BOOTCAMP')
}

/**
 * Keeps the prepared form of each session, because every member's lists need it and few sessions differ between two
 * snapshots.
 */
export class SessionPreparation {
  #last: { snapshot: CatalogSnapshot; prepared: readonly PreparedSession[] } | undefined
  readonly #known = new WeakMap<CatalogSession, PreparedSession>()

  /** Returns the prepared sessions of a snapshot, in its order. */
  of(snapshot: CatalogSnapshot): readonly PreparedSession[] {
    if (this.#last?.snapshot !== snapshot) {
      this.#last = { snapshot, prepared: snapshot.sessions.map((each) => this.#prepare(each, snapshot)) }
    }
    return this.#last.prepared
  }

  #prepare(session: CatalogSession, { sessionsByCourse }: CatalogSnapshot): PreparedSession {
    const known = this.#known.get(session)
    if (known) return known
    const prepared = prepareSession(session, sessionsByCourse.get(session.courseId) ?? [])
    this.#known.set(session, prepared)
    return prepared
  }
}

/** Returns the results of the sessions that a list includes, soonest first. */
async function results(context: Context, includes: (session: CatalogSession) => boolean): Promise<Session[]> {
  const selected = await select(context, includes)
  return selected.map((each) => sessionResult(each, context.viewer, context.now))
}

/** Returns the prepared sessions that a list includes, soonest first. */
async function select(
  { services }: Context,
  includes: (session: CatalogSession) => boolean,
): Promise<PreparedSession[]> {
  const prepared = services.sessionPreparation.of(await services.catalog.current())
  return prepared.filter(({ session }) => includes(session))
}
