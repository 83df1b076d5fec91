import { checkLessonAccess, isFreePreview } from '@section/domain/entitlement/lesson-access.ts'
import type { ErrorCode } from '@section/contract/error-codes.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import type {
  CatalogCourse,
  CatalogSession,
  CatalogSnapshot,
  CatalogVideo,
  SessionVideoLocation,
} from '../catalog/catalog-types.ts'
import { findOpenPage, findSessionPage, isGroupOpen } from '../session-content/page/session-page.ts'
import { canSeeLesson, findLesson, type Lesson, videosOf } from './lesson.ts'

/** A video on the page of a session. */
interface SessionVideo {
  kind: 'session-video'
  course: CatalogCourse
  session: CatalogSession
  video: CatalogVideo
  location: SessionVideoLocation
}

/** A video that members watch: a lesson of an on-demand edition, or a video on the page of a session. */
export type PlayableVideo = (Lesson & { kind: 'lesson' }) | SessionVideo

/** Returns a video of published content; undefined for an unknown one. */
export function findVideo(snapshot: CatalogSnapshot, videoId: string): PlayableVideo | undefined {
  const lesson = findLesson(snapshot, videoId)
  return lesson ? { kind: 'lesson', ...lesson } : findSessionVideo(snapshot, videoId)
}

/** Returns all videos that show a recording of the media host. */
export function findVideosOf(snapshot: CatalogSnapshot, externalKey: string): PlayableVideo[] {
  return [...snapshot.videos.values()]
    .filter((video) => video.externalKey === externalKey)
    .flatMap(({ videoId }) => findVideo(snapshot, videoId) ?? [])
}

function findSessionVideo(snapshot: CatalogSnapshot, videoId: string): SessionVideo | undefined {
  const video = snapshot.videos.get(videoId)
  const location = snapshot.sessionVideoLocations.get(videoId)
  const session = location && snapshot.sessionsById.get(location.sessionId)
  if (!video || !session) return undefined
  return { kind: 'session-video', course: session.course, session, video, location }
}

type Context = UseCaseContext<'catalog' | 'flags'>

/** Returns whether the viewer may know of a video. */
export async function canSeeVideo(context: Context, video: PlayableVideo): Promise<boolean> {
  if (video.kind === 'session-video')
    return (await findSessionPage(context, video.session.sessionId)) !== null
  const snapshot = await context.services.catalog.current()
  return canSeeLesson(video, { snapshot, viewer: context.viewer, now: context.now })
}

/**
 * Returns why the viewer may not watch a video, or null when they may. The videos of a session are for those who may
 * open its page, previews included, and open with their group. Errors: NOT_FOUND, NOT_ENTITLED, ACCOUNT_ENDED,
 * TRIAL_ENDED, ON_DEMAND_NOT_OPEN, VIDEO_NOT_OPEN. docs/product/video.md#who-may-watch
 */
export async function checkVideoAccess(context: Context, video: PlayableVideo): Promise<ErrorCode | null> {
  const { viewer, now } = context
  if (video.kind === 'lesson') {
    const refusal = checkLessonAccess(viewer, video.course, video.session, video, now)
    return refusal === 'SESSION_NOT_FOUND' ? 'NOT_FOUND' : refusal
  }
  const page = await findOpenPage(context, video.session.sessionId)
  if (!page) return 'NOT_FOUND'
  return isGroupOpen(page, video.location.enabledAt, now) ? null : 'VIDEO_NOT_OPEN'
}

/** Returns whether a video is free for everybody: the free preview of its course. */
export function isFreeVideo(video: PlayableVideo): boolean {
  return video.kind === 'lesson' && isFreePreview(video, video.session)
}

/** Returns the videos that belong together with one: those of its course's on-demand edition, or of its session's page. */
export function siblingVideoIds(video: PlayableVideo, snapshot: CatalogSnapshot): string[] {
  if (video.kind === 'lesson') return videosOf(video.course).map(({ videoId }) => videoId)
  const videos = snapshot.sessionVideosBySession.get(video.session.sessionId) ?? []
  return videos.map(({ videoId }) => videoId)
}
