import type { VideoPageAddress } from '@section/contract/generated/schema-types.ts'
import { isVisibleInCatalog } from '@section/domain/catalog/course-sessions.ts'
import { isEntitled } from '@section/domain/entitlement/course-entitlement.ts'
import { checkLessonAccess } from '@section/domain/entitlement/lesson-access.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import { findOnDemandSession, listedCourses } from '../../catalog/catalog-rules.ts'
import type { CatalogCourse, CatalogSession, CatalogSnapshot } from '../../catalog/catalog-types.ts'
import { findOpenPage, isGroupOpen } from '../../session-content/page/session-page.ts'

/** A video whose transcripts are searched for a viewer, with its title, its course and the parameters of its page. */
export interface SearchedVideo {
  externalKey: string
  videoId: string
  courseId: string
  courseTitle: string
  /** The parameters of its address. */
  page: VideoPageAddress
  title: string
}

type Context = UseCaseContext<'catalog' | 'flags'>

/**
 * Returns the videos that the viewer may open under their plan, in the catalog's order: the open lessons of courses that they may
 * take, and the open videos of session pages. A recording comes once for each course, as a lesson where it is one. Nothing
 * that is hidden from the catalog is among them. docs/product/search.md#sentences-of-lessons
 */
export async function searchedVideos(context: Context): Promise<SearchedVideo[]> {
  const snapshot = await context.services.catalog.current()
  const lessons = listedCourses(snapshot, context).flatMap((course) => lessonsOf(course, snapshot, context))
  const videos = [...lessons, ...(await sessionVideos(context, snapshot))]
  const byRecording = new Map<string, SearchedVideo>()
  for (const video of videos) {
    const key = `${video.courseId} ${video.externalKey}`
    if (!byRecording.has(key)) byRecording.set(key, video)
  }
  return [...byRecording.values()]
}

function lessonsOf(
  course: CatalogCourse,
  snapshot: CatalogSnapshot,
  { viewer, now }: Context,
): SearchedVideo[] {
  const edition = findOnDemandSession(snapshot, course.courseId)
  if (edition && !isVisibleInCatalog(edition)) return []
  if (!isEntitled(viewer, course, edition, now)) return []
  return course.groups.flatMap(({ content }) =>
    content.flatMap(({ preview, videoId }) =>
      checkLessonAccess(viewer, course, edition, { preview }, now) ? [] : toSearchedVideo(snapshot, videoId),
    ),
  )
}

function toSearchedVideo(
  { courses, videoPages, videos }: CatalogSnapshot,
  videoId: string | null,
): SearchedVideo[] {
  const [video, page] = [videos.get(videoId ?? ''), videoPages.get(videoId ?? '')]
  const course = courses.get(page?.courseId ?? '')
  if (videoId === null || !video || !page || !course) return []
  const { courseId, title, address } = page
  const { externalKey } = video
  return [{ externalKey, videoId, courseId, courseTitle: course.title, page: address, title }]
}

/** Returns the open videos of session pages, those of the latest session first, because members come back to it. */
async function sessionVideos(context: Context, snapshot: CatalogSnapshot): Promise<SearchedVideo[]> {
  const withVideos = snapshot.sessions
    .filter(({ sessionId }) => snapshot.sessionVideosBySession.has(sessionId))
    .filter(isVisibleInCatalog)
    .toReversed()
  const found = await Promise.all(withVideos.map((session) => videosOfPage(session, snapshot, context)))
  return found.flat()
}

async function videosOfPage(
  { sessionId }: CatalogSession,
  snapshot: CatalogSnapshot,
  context: Context,
): Promise<SearchedVideo[]> {
  const page = await findOpenPage(context, sessionId)
  if (!page) return []
  const locations = snapshot.sessionVideosBySession.get(sessionId) ?? []
  return locations
    .filter(({ enabledAt }) => isGroupOpen(page, enabledAt, context.now))
    .flatMap(({ videoId }) => toSearchedVideo(snapshot, videoId))
}
