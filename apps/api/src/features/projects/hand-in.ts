import type { Db } from '@section/db/connection.ts'
import type { Invalidate } from '../../server/cache/cache-invalidation.ts'
import { completeProject, type SessionChecklist } from '../session-content/progress/complete-session.ts'
import { emptyDraft, insertSubmission, type Submission } from './projects-store.ts'

/** The caller's transaction in which a member hands in; `now` is in epoch ms. */
interface HandIn {
  tx: Db
  invalidate: Invalidate
  checklist: SessionChecklist
  now: number
}

/**
 * Stores a submission, completes the project items of the session's checklist, and with them perhaps the session. Returns
 * what is stored under the submission's id, and the id of a badge that this call earned; null for an id of somebody else.
 */
export async function handIn(
  { tx, invalidate, checklist, now }: HandIn,
  submission: Submission,
): Promise<{ stored: Submission; badgeId: string | null } | null> {
  const stored = await insertSubmission(tx, submission)
  if (!stored) return null
  const { userId, sessionId, submittedAt } = stored
  // A draft that was written after the submission is kept, also when the request is repeated.
  await emptyDraft(tx, { userId, sessionId }, submittedAt)
  const badgeId = await completeProject({ tx, invalidate, userId, now }, checklist)
  return { stored, badgeId }
}
