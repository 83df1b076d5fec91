import type {
  CourseVideoProgress,
  QueryGetVideoProgressArgs,
  QueryGetVideoProgressByCourseArgs,
  VideoProgress,
} from '@section/contract/generated/schema-types.ts'
import { isCourseComplete } from '@section/domain/video/progress/completion.ts'
import { creditedShare } from '@section/domain/video/progress/credited-share.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import type { CatalogSnapshot } from '../../catalog/catalog-types.ts'
import { canSeeEdition, findEdition, type OnDemandEdition, videosOf } from '../lesson.ts'
import { canSeeVideo, findVideo } from '../playable-video.ts'
import { NOT_WATCHED, readWatched, type Watched } from './watched-store.ts'

type Context = UseCaseContext<'catalog' | 'database' | 'flags'>

/** Returns the viewer's position in a video; null if there is no such video for them. */
export async function getVideoProgress(
  context: Context,
  { videoId: id }: QueryGetVideoProgressArgs,
): Promise<VideoProgress | null> {
  const snapshot = await context.services.catalog.current()
  const playable = findVideo(snapshot, id.toLowerCase())
  if (!playable || !(await canSeeVideo(context, playable))) return null
  const { userId } = context.viewer
  const { videoId } = playable.video
  const watched = await readWatched(context.services.database.db, userId, [videoId])
  return { userId, videoId, ...(watched.get(videoId) ?? NOT_WATCHED) }
}

/**
 * Returns the viewer's progress in the videos of a course, with the totals of those that the badge requires; null if
 * there is no such course for them.
 */
export async function getVideoProgressByCourse(
  context: Context,
  { courseId }: QueryGetVideoProgressByCourseArgs,
): Promise<CourseVideoProgress | null> {
  const snapshot = await context.services.catalog.current()
  const edition = findEdition(snapshot, courseId.toLowerCase())
  if (!edition || !canSeeEdition(edition, { ...context, snapshot })) return null
  const videoIds = videosOf(edition.course).map(({ videoId }) => videoId)
  const watched = await readWatched(context.services.database.db, context.viewer.userId, videoIds)
  return summarize(edition, snapshot, watched)
}

function summarize(
  { course }: OnDemandEdition,
  { videos }: CatalogSnapshot,
  watched: ReadonlyMap<string, Watched>,
): CourseVideoProgress {
  const groups = course.groups.map(({ courseContentGroupId, content }) => ({
    courseContentGroupId,
    videos: content.flatMap(({ videoId, completionRequired }) => {
      const video = videoId === null ? undefined : videos.get(videoId)
      if (!video) return []
      const progress = watched.get(video.videoId) ?? NOT_WATCHED
      return [{ videoId: video.videoId, duration: video.duration, ...progress, completionRequired }]
    }),
  }))
  const all = groups.flatMap(({ videos }) => videos)
  const required = all.filter(({ completionRequired }) => completionRequired)
  return {
    courseId: course.courseId,
    totalDuration: required.reduce((sum, { duration }) => sum + duration, 0),
    totalFarthestWatchedTime: required.reduce(
      (sum, { duration, farthestWatchedTime }) => sum + Math.min(duration, farthestWatchedTime),
      0,
    ),
    creditedShare:
      creditedShare(all.map((video) => ({ ...video, creditedSeconds: video.creditedTime }))) ?? 0,
    completed: isCourseComplete(all),
    groups: groups.map(({ courseContentGroupId, videos }) => ({
      courseContentGroupId,
      videos: videos.map(({ completionRequired: _required, ...video }) => video),
    })),
  }
}
