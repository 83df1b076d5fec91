import { and, eq } from 'drizzle-orm'
import type { Database } from '@section/db/connection.ts'
import { videoProgress } from '@section/db/schema.ts'

/**
 * A broken implementation of the stored position: reads when it was reached, then writes a newer one, without a lock. The
 * tests must catch it: a race test that it passes would prove nothing.
 */
export async function moveNaively(
  { db }: Database,
  { userId, videoId }: { userId: string; videoId: string },
  { position, reachedAt }: { position: number; reachedAt: number },
): Promise<void> {
  const own = and(eq(videoProgress.userId, userId), eq(videoProgress.videoId, videoId))
  await db.transaction(async (tx) => {
    const [stored] = await tx.select().from(videoProgress).where(own)
    if (stored?.positionAt && stored.positionAt.getTime() > reachedAt) return
    const moved = { continueAtTime: position, positionAt: new Date(reachedAt) }
    await tx.update(videoProgress).set(moved).where(own)
  })
}
