import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { videoProgress } from '@section/db/schema.ts'

/** Marks a completed video as handled. */
export async function markHandled(tx: Db, userId: string, videoId: string, at: Date): Promise<void> {
  await tx
    .update(videoProgress)
    .set({ completionHandledAt: sql`coalesce(${videoProgress.completionHandledAt}, ${at.toISOString()})` })
    .where(and(eq(videoProgress.userId, userId), eq(videoProgress.videoId, videoId)))
}

/** Returns which of these videos the member has completed. */
export async function readCompleted(
  tx: Db,
  userId: string,
  videoIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await tx
    .select({ videoId: videoProgress.videoId })
    .from(videoProgress)
    .where(
      and(
        eq(videoProgress.userId, userId),
        isNotNull(videoProgress.completedAt),
        inArray(videoProgress.videoId, [...videoIds]),
      ),
    )
  return new Set(found.map(({ videoId }) => videoId))
}
