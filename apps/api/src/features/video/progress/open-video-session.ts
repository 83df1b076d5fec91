import { openBudget } from '@section/domain/video/progress/watch-budget.ts'
import type { Db } from '@section/db/connection.ts'
import { lockBudgets, writeBudget } from './budget-store.ts'
import { insertVideoSession, type NewVideoSession } from './progress-store.ts'

/**
 * Locks the member's budget, checks whether the video session may be opened, and inserts it with the budget and the
 * progress that its updates will write. Returns whether it was opened. `now` is epoch ms.
 */
export async function openVideoSession(
  tx: Db,
  videoSession: NewVideoSession,
  canOpen: () => Promise<boolean>,
  now: number,
): Promise<boolean> {
  const { userId } = videoSession
  const current = (await lockBudgets(tx, [userId], now)).get(userId) ?? null
  if (!(await canOpen())) return false
  await writeBudget(tx, userId, openBudget(current, now))
  await insertVideoSession(tx, videoSession, new Date(now))
  return true
}
