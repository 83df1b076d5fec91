import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { isCourseComplete } from '@section/domain/video/completion.ts'
import type { Db } from '@section/db/connection.ts'
import { earnedBadges, enrolments, videoProgress } from '@section/db/schema.ts'
import type { Services } from '../../server/services.ts'
import type { CatalogueCourse } from '../catalogue/catalogue-types.ts'
import type { Lesson } from './lesson.ts'

/**
 * Draws the consequences of a completed video: when every required video of the course is complete, the member
 * earns its badge, and an enrolment in its on-demand session is completed. Answers the badge's id when this call
 * earned it. Doing it again changes nothing, and a video whose completion was never handled, because the server
 * stopped in between, is handled with its next beat. `now` is epoch ms. Decisions, section 5.
 */
export async function completeVideo(
  { cacheInvalidation }: Pick<Services, 'cacheInvalidation'>,
  userId: string,
  { course, session, video }: Lesson,
  now: number,
): Promise<string | null> {
  const at = new Date(now)
  return cacheInvalidation.transaction(async (tx, invalidate) => {
    await markHandled(tx, userId, video.videoId, at)
    if (!(await hasCompleted(tx, userId, course))) return null
    const sessionId = session?.sessionId ?? null
    const [badge] = await tx
      .insert(earnedBadges)
      .values({ userId, courseId: course.courseId, sessionId, earnedAt: at })
      .onConflictDoNothing()
      .returning({ courseBadgeId: earnedBadges.courseBadgeId })
    if (sessionId) await completeEnrolment(tx, userId, sessionId, at)
    invalidate('member', userId)
    return badge?.courseBadgeId ?? null
  })
}

async function markHandled(tx: Db, userId: string, videoId: string, at: Date): Promise<void> {
  await tx
    .update(videoProgress)
    .set({ completionHandledAt: sql`coalesce(${videoProgress.completionHandledAt}, ${at.toISOString()})` })
    .where(and(eq(videoProgress.userId, userId), eq(videoProgress.videoId, videoId)))
}

/** Two last videos that complete at once each see the other: both were committed before either is handled. */
async function hasCompleted(tx: Db, userId: string, { groups }: CatalogueCourse): Promise<boolean> {
  const lessons = groups.flatMap(({ content }) =>
    content.flatMap(({ videoId, completionRequired }) => (videoId ? [{ videoId, completionRequired }] : [])),
  )
  const done = await tx
    .select({ videoId: videoProgress.videoId })
    .from(videoProgress)
    .where(
      and(
        eq(videoProgress.userId, userId),
        isNotNull(videoProgress.completedAt),
        inArray(
          videoProgress.videoId,
          lessons.map(({ videoId }) => videoId),
        ),
      ),
    )
  const completed = new Set(done.map(({ videoId }) => videoId))
  return isCourseComplete(
    lessons.map(({ videoId, completionRequired }) => ({
      completionRequired,
      completed: completed.has(videoId),
    })),
  )
}

async function completeEnrolment(tx: Db, userId: string, sessionId: string, at: Date): Promise<void> {
  await tx
    .update(enrolments)
    .set({ state: 'COMPLETED', completedAt: at })
    .where(
      and(
        eq(enrolments.userId, userId),
        eq(enrolments.sessionId, sessionId),
        eq(enrolments.state, 'ENROLLED'),
      ),
    )
}
