import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { meteredViews } from '@section/db/schema.ts'

/** Returns the counted videos of a member in a month such as `2026-11`, in the order of watching. */
export async function countedVideos(db: Db, userId: string, month: string): Promise<string[]> {
  const counted = await db
    .select({ videoId: meteredViews.videoId })
    .from(meteredViews)
    .where(and(eq(meteredViews.userId, userId), eq(meteredViews.month, month)))
    .orderBy(asc(meteredViews.createdAt), asc(meteredViews.videoId))
  return counted.map(({ videoId }) => videoId)
}

/** Counts a video in a month, once however often it is watched. */
export async function countVideo(tx: Db, view: typeof meteredViews.$inferInsert): Promise<void> {
  await tx.insert(meteredViews).values(view).onConflictDoNothing()
}
