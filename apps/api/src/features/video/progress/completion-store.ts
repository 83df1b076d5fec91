import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { earnedBadges, enrollments, videoProgress } from '@section/db/schema.ts'

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

/** Inserts a member's badge of a course. Returns its id; null if the member has it already. */
export async function addBadge(tx: Db, badge: typeof earnedBadges.$inferInsert): Promise<string | null> {
  const [added] = await tx
    .insert(earnedBadges)
    .values(badge)
    .onConflictDoNothing()
    .returning({ courseBadgeId: earnedBadges.courseBadgeId })
  return added?.courseBadgeId ?? null
}

/** Completes the member's enrollment in a session, if there is one. */
export async function completeEnrollment(tx: Db, userId: string, sessionId: string, at: Date): Promise<void> {
  await tx
    .update(enrollments)
    .set({ state: 'COMPLETED', completedAt: at })
    .where(
      and(
        eq(enrollments.userId, userId),
        eq(enrollments.sessionId, sessionId),
        eq(enrollments.state, 'ENROLLED'),
      ),
    )
}
