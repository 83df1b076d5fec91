import { isCourseComplete } from '@section/domain/video/progress/completion.ts'
import type { Db } from '@section/db/connection.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import type { CatalogCourse } from '../../catalog/catalog-types.ts'
import type { Lesson } from '../lesson.ts'
import { addBadge, completeEnrollment, markHandled, readCompleted } from './completion-store.ts'

/**
 * Draws the consequences of a completed video: when every required video of the course is complete, the member
 * earns its badge, and an enrollment in its on-demand session is completed. Returns the badge's id when this call
 * earned it, otherwise null. Doing it again changes nothing, and a video whose completion was never handled, because the
 * server stopped in between, is handled with its next progress update. Decisions, section 5.
 */
export async function completeVideo(
  { services, viewer: { userId }, now }: UseCaseContext<'cacheInvalidation'>,
  { course, session, video }: Lesson,
): Promise<string | null> {
  const at = new Date(now)
  return services.cacheInvalidation.transaction(async (tx, invalidate) => {
    await markHandled(tx, userId, video.videoId, at)
    if (!(await hasCompleted(tx, userId, course))) return null
    const sessionId = session?.sessionId ?? null
    const badgeId = await addBadge(tx, { userId, courseId: course.courseId, sessionId, earnedAt: at })
    if (sessionId) await completeEnrollment(tx, userId, sessionId, at)
    invalidate('member', userId)
    return badgeId
  })
}

/** Two last videos that complete at once each see the other: both were committed before either is handled. */
async function hasCompleted(tx: Db, userId: string, { groups }: CatalogCourse): Promise<boolean> {
  const lessons = groups.flatMap(({ content }) =>
    content.flatMap(({ videoId, completionRequired }) => (videoId ? [{ videoId, completionRequired }] : [])),
  )
  const completed = await readCompleted(
    tx,
    userId,
    lessons.map(({ videoId }) => videoId),
  )
  return isCourseComplete(
    lessons.map(({ videoId, completionRequired }) => ({
      completionRequired,
      completed: completed.has(videoId),
    })),
  )
}
