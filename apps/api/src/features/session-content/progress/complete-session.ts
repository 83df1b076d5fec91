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
}

/**
 * Returns a session's checklist; null for a session that does not exist. Call it before the transaction begins: inside
 * it would wait for a second connection, which the embedded database does not have.
 */
export async function findChecklist(
  services: Pick<Services, 'catalog' | 'sessionContents'>,
  sessionId: string,
): Promise<SessionChecklist | null> {
  const snapshot = await services.catalog.current()
  const session = snapshot.sessionsById.get(sessionId)
  return session ? { session, page: await services.sessionContents.of(sessionId), snapshot } : null
}

/** A member whose checklist may have changed, inside the caller's transaction; `now` in epoch ms. */
interface CompletionContext {
  tx: Db
  invalidate: Invalidate
  userId: string
  now: number
}

/**
 * Gives a member the badge of the course once every required item of a session's checklist is complete. Returns the id
 * of a badge that this call earned, otherwise null. Repeating it changes nothing. Of two simultaneous changes the
 * second sees the first, because each holds the checklist until it is committed.
 * docs/product/checklists.md#completing-a-session
 */
export async function completeSession(
  { tx, invalidate, userId, now }: CompletionContext,
  { session: { sessionId, courseId }, page, snapshot }: SessionChecklist,
): Promise<string | null> {
  if (!page.checklist.some(({ required }) => required)) return null
  await lockChecklist(tx, userId, sessionId)
  if (!isSessionComplete(await readProgress(tx, { page, snapshot, userId }))) return null
  const badgeId = await completeCourse(tx, { userId, courseId, sessionId }, now)
  invalidate('member', userId)
  return badgeId
}

/** Completes the project items of a session's checklist. Only handing in the project completes them. */
export async function completeProjectItems(
  { tx, userId, now }: Omit<CompletionContext, 'invalidate'>,
  { session: { sessionId }, page }: SessionChecklist,
): Promise<void> {
  const projects = page.checklist.filter(({ subtype }) => subtype === 'PROJECT_SUBMISSION')
  await lockChecklist(tx, userId, sessionId)
  const at = new Date(now)
  await completeItems(
    tx,
    projects.map(({ sessionContentId }) => ({
      userId,
      sessionContentId,
      type: 'PROJECT_SUBMISSION',
      status: 'COMPLETED',
      madeAt: at,
    })),
    at,
  )
}
