import type { MeteredVideo, VideoPageAddress } from '@section/contract/generated/schema-types.ts'
import { checkLessonAccess } from '@section/domain/entitlement/lesson-access.ts'
import { monthKey } from '@section/domain/metering/metering.ts'
import { isOpenAt } from '@section/domain/session-content/opening.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { findOpenPage } from '../session-content/page/session-page.ts'
import { isMetered } from './allowance.ts'
import { type PlayedVideo, readPlayedVideos } from './allowance-store.ts'
import { findLessonPage, type LessonPage, lessonTitle } from './lesson-pages.ts'

type Context = UseCaseContext<'catalog' | 'database' | 'flags'>

/**
 * Returns the videos that counted against the viewer's allowance this month, in the order in which they first played, each
 * with the page on which it can be watched again. docs/product/metering.md#what-was-counted
 */
export async function listMeteredVideos(context: Context): Promise<MeteredVideo[]> {
  const { services, viewer, now } = context
  if (!isMetered(viewer)) return []
  const month = { userId: viewer.userId, month: monthKey(now) }
  const played = await readPlayedVideos(services.database.db, month)
  return Promise.all(played.map((video) => toMeteredVideo(video, context)))
}

async function toMeteredVideo(video: PlayedVideo, context: Context): Promise<MeteredVideo> {
  const { videoId, playedAt } = video
  const snapshot = await context.services.catalog.current()
  const found = findLessonPage(snapshot, videoId)
  if (found)
    return {
      videoId,
      title: lessonTitle(found.lesson),
      courseTitle: found.course.title,
      playedAt,
      page: canOpenLesson(found, context) ? found.page : null,
    }
  const location = snapshot.sessionVideoLocations.get(videoId)
  const session = location && snapshot.sessionsById.get(location.sessionId)
  const page = session ? await sessionVideoPage(videoId, context) : null
  return { videoId, title: video.title, courseTitle: session?.course.title ?? null, playedAt, page }
}

const canOpenLesson = ({ course, edition, lesson }: LessonPage, { viewer, now }: Context): boolean =>
  checkLessonAccess(viewer, course, edition, lesson, now) === null

/** Returns the page of a video in a session that the viewer may open now; null for one that they may not. */
async function sessionVideoPage(videoId: string, context: Context): Promise<VideoPageAddress | null> {
  const { sessionVideoLocations } = await context.services.catalog.current()
  const location = sessionVideoLocations.get(videoId)
  const page = location && (await findOpenPage(context, location.sessionId))
  if (!page || (page.access !== 'PREVIEW' && !isOpenAt(location.enabledAt, context.now))) return null
  return {
    kind: page.session.sessionKind === 'BOOTCAMP' ? 'MINI_MBA' : 'SPRINT',
    topLevelId: location.sessionId,
    groupId: location.sessionContentId,
    videoContentId: videoId,
  }
}
