import { isSessionComplete } from '@section/domain/session-content/progress/checklist-progress.ts'
import type { Db } from '@section/db/connection.ts'
import type { Invalidate } from '../../../server/cache/cache-invalidation.ts'
import type { Services } from '../../../server/services.ts'
import { completeCourse } from '../../enrollment/on-demand.ts'
import type { CatalogSession, CatalogSnapshot } from '../../catalog/catalog-types.ts'
import type { StoredPage } from '../page/page-store.ts'
import { readProgress } from './checklist.ts'
import { completeItems, lockChecklist } from './checklist-store.ts'

// This file is the public interface of checklists, for the features whose work completes an item.

/** The parts of a session that completing it needs besides the member's progress. */
export interface SessionChecklist {
  session: CatalogSession
  page: StoredPage
  snapshot: Pick<CatalogSnapshot, 'videos'>
  /** The name of the school, which the badge states. */
  issuerName: string
}

/**
 * Returns a session's checklist; null for a session that does not exist. Call it before the transaction begins: inside
 * it would wait for a second connection, which the embedded database does not have.
 */
export async function findChecklist(
  services: Pick<Services, 'catalog' | 'config' | 'sessionContents'>,
  sessionId: string,
): Promise<SessionChecklist | null> {
  const snapshot = await services.catalog.current()
  const session = snapshot.sessionsById.get(sessionId)
  if (!session) return null
  const page = await services.sessionContents.of(sessionId)
  return { session, page, snapshot, issuerName: services.config.brand.name }
}

/** A member whose checklist may have changed, inside the caller's transaction; `now` in epoch ms. */
interface CompletionContext {
  tx: Db
  invalidate: Invalidate
  userId: string
  now: number
}

/**
 * Makes a change of a member's checklist, and gives them the badge of the course once every required item is complete.
 * Returns what the change returned, and the id of a badge that this call earned, otherwise null. Of two simultaneous
 * changes the second sees the first, because each holds the checklist, which is locked here once, until it is committed.
 * docs/product/checklists.md#completing-a-session
 */
export async function changeChecklist<Changed>(
  context: CompletionContext,
  checklist: SessionChecklist,
  change: () => Promise<Changed>,
): Promise<{ changed: Changed; badgeId: string | null }> {
  await lockChecklist(context.tx, context.userId, checklist.session.sessionId)
  const changed = await change()
  return { changed, badgeId: canComplete(checklist) ? await giveBadge(context, checklist) : null }
}

/**
 * Gives a member the badge of the course once every required item of a session's checklist is complete. Returns the id
 * of a badge that this call earned, otherwise null. Repeating it changes nothing.
 */
export async function completeSession(
  context: CompletionContext,
  checklist: SessionChecklist,
): Promise<string | null> {
  if (!canComplete(checklist)) return null
  return (await changeChecklist(context, checklist, async () => undefined)).badgeId
}

/** Completes the project items of a session's checklist, which only handing in the project does; else as `completeSession`. */
export async function completeProject(
  context: CompletionContext,
  checklist: SessionChecklist,
): Promise<string | null> {
  const { tx, userId, now } = context
  const at = new Date(now)
  const marks = checklist.page.checklist
    .filter(({ subtype }) => subtype === 'PROJECT_SUBMISSION')
    .map(({ sessionContentId }) => ({
      userId,
      sessionContentId,
      type: 'PROJECT_SUBMISSION' as const,
      status: 'COMPLETED' as const,
      madeAt: at,
    }))
  return (await changeChecklist(context, checklist, () => completeItems(tx, marks, at))).badgeId
}

/** Returns whether a session has a required item; without one it is never completed. */
const canComplete = ({ page }: SessionChecklist) => page.checklist.some(({ required }) => required)

/** Gives the badge if every required item is complete; the caller holds the checklist. */
async function giveBadge(
  { tx, invalidate, userId, now }: CompletionContext,
  { session: { sessionId, courseId }, page, snapshot, issuerName }: SessionChecklist,
): Promise<string | null> {
  if (!isSessionComplete(await readProgress(tx, { page, snapshot, userId }))) return null
  const badgeId = await completeCourse(tx, { userId, courseId, sessionId }, { now, issuerName })
  invalidate('member', userId)
  return badgeId
}
