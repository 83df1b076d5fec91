import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { meteredViews } from '@section/db/schema.ts'

/** The videos that counted against a member's allowance in a month (`2026-11`). */
export async function watchedInMonth(db: Db, userId: string, month: string): Promise<string[]> {
  const views = await rows<{ videoId: string }>(
    db,
    sql`select video_id as "videoId" from metered_views where user_id = ${userId} and month = ${month}`,
  )
  return views.map(({ videoId }) => videoId)
}

/** Lets nobody else count videos of this member until the transaction ends. */
export async function lockAllowance(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select 1 from members where user_id = ${userId} for no key update`)
}

/** Counts a video, once a month. */
export async function countView(tx: Db, userId: string, month: string, videoId: string): Promise<void> {
  await tx.insert(meteredViews).values({ userId, month, videoId }).onConflictDoNothing()
}
