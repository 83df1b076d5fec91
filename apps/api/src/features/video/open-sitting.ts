import { sql } from 'drizzle-orm'
import { openBudget } from '@section/domain/video/watch-budget.ts'
import type { Db } from '@section/db/connection.ts'
import { videoProgress, videoSessions, watchBudgets } from '@section/db/schema.ts'
import { addBudgets, lockBudgets } from './watching-store.ts'

type NewSitting = typeof videoSessions.$inferInsert & { userVideoSessionId: string }

/**
 * Takes the member's lock, asks whether the video session may be opened, and opens it with the budget and the
 * progress that its beats will write. Answers whether it was opened. `now` is epoch ms.
 */
export async function openSitting(
  tx: Db,
  sitting: NewSitting,
  mayOpen: () => Promise<boolean>,
  now: number,
): Promise<boolean> {
  const { userId, videoId } = sitting
  const current = await lockBudget(tx, userId, now)
  if (!(await mayOpen())) return false
  const at = new Date(now)
  const budget = openBudget(current, now)
  await tx
    .update(watchBudgets)
    .set({ seconds: budget.seconds, at: new Date(budget.at) })
    .where(sql`${watchBudgets.userId} = ${userId}`)
  await tx.insert(videoProgress).values({ userId, videoId, updatedAt: at }).onConflictDoNothing()
  await tx.insert(videoSessions).values({ ...sitting, createdAt: at, updatedAt: at })
  return true
}

async function lockBudget(tx: Db, userId: string, now: number) {
  const kept = (await lockBudgets(tx, [userId])).get(userId)
  if (kept) return kept
  await addBudgets(tx, [userId], now)
  return (await lockBudgets(tx, [userId])).get(userId) ?? null
}
