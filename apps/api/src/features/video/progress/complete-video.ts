import { isCourseComplete } from '@section/domain/video/progress/completion.ts'
import type { Db } from '@section/db/connection.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import type { CatalogCourse } from '../../catalog/catalog-types.ts'
import { videosOf } from '../lesson.ts'
import type { PlayableVideo } from '../playable-video.ts'
import { completeSession, findChecklist } from '../../session-content/progress/complete-session.ts'
import { completeCourse } from '../../enrollment/on-demand.ts'
import { markHandled, readCompleted } from './progress-store.ts'

/**
 * Handles a completed video: a course whose required videos are all complete, or a session whose checklist is, earns
 * the member its badge and completes their enrollment. Returns the id of a badge that this call earned, otherwise null.
 * Repeating it changes nothing. If the server stops before it, the next progress update of the video does it.
 * docs/product/video.md#completion
 */
export async function completeVideo(
  {
    services,
    viewer: { userId },
    now,
  }: UseCaseContext<'cacheInvalidation' | 'catalog' | 'config' | 'sessionContents'>,
  { kind, course, session, video }: PlayableVideo,
): Promise<string | null> {
  const checklist = kind === 'session-video' ? await findChecklist(services, session.sessionId) : null
  return services.cacheInvalidation.transaction(async (tx, invalidate) => {
    await markHandled(tx, userId, video.videoId, new Date(now))
    if (kind === 'session-video')
      return checklist && completeSession({ tx, invalidate, userId, now }, checklist)
    if (!(await hasCompleted(tx, userId, course))) return null
    const sessionId = session?.sessionId ?? null
    const badge = { userId, courseId: course.courseId, sessionId }
    const badgeId = await completeCourse(tx, badge, { now, issuerName: services.config.brand.name })
    invalidate('member', userId)
    return badgeId
  })
}

/** Returns whether all required videos are complete. Both of two simultaneous calls see both videos, which are committed. */
async function hasCompleted(tx: Db, userId: string, course: CatalogCourse): Promise<boolean> {
  const videos = videosOf(course)
  const videoIds = videos.map(({ videoId }) => videoId)
  const completed = await readCompleted(tx, userId, videoIds)
  return isCourseComplete(videos.map((video) => ({ ...video, completed: completed.has(video.videoId) })))
}
