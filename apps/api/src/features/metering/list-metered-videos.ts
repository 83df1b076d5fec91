import type { MeteredVideo } from '@section/contract/generated/schema-types.ts'
import { checkLessonAccess } from '@section/domain/entitlement/lesson-access.ts'
import { monthKey } from '@section/domain/metering/metering.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { findOnDemandSession } from '../catalog/catalog-rules.ts'
import type { CatalogSnapshot } from '../catalog/catalog-types.ts'
import { findOpenPage, isGroupOpen } from '../session-content/page/session-page.ts'
import { isMetered } from './allowance.ts'
import { type PlayedVideo, readPlayedVideos } from './allowance-store.ts'

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

async function toMeteredVideo(
  { videoId, title, playedAt }: PlayedVideo,
  context: Context,
): Promise<MeteredVideo> {
  const snapshot = await context.services.catalog.current()
  const page = snapshot.videoPages.get(videoId)
  const isOpen =
    isOpenLesson(videoId, snapshot, context) || (await isOpenSessionVideo(videoId, snapshot, context))
  return {
    videoId,
    title: page?.title ?? title,
    courseTitle: snapshot.courses.get(page?.courseId ?? '')?.title ?? null,
    playedAt,
    page: page && isOpen ? page.address : null,
  }
}

function isOpenLesson(videoId: string, snapshot: CatalogSnapshot, { viewer, now }: Context): boolean {
  const lesson = snapshot.lessonLocations.get(videoId)
  const course = lesson && snapshot.courses.get(lesson.courseId)
  if (!course) return false
  const edition = findOnDemandSession(snapshot, course.courseId)
  return checkLessonAccess(viewer, course, edition, lesson, now) === null
}

async function isOpenSessionVideo(
  videoId: string,
  snapshot: CatalogSnapshot,
  context: Context,
): Promise<boolean> {
  const location = snapshot.sessionVideoLocations.get(videoId)
  const page = location && (await findOpenPage(context, location.sessionId))
  return page ? isGroupOpen(page, location.enabledAt, context.now) : false
}
