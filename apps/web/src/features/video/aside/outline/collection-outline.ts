import { type CourseOutline, courseOutline } from '@section/domain/video/course-outline.ts'
import type { VideoLocation } from '@section/domain/video/next-video.ts'
import type { VideoCollection } from '../../video-collection.ts'

/** The outline beside a video, and the number of the video in it. */
export interface CollectionOutline extends CourseOutline {
  /** The number of the video in the course or group, from 1; 0 for one that the outline does not list. */
  readonly number: number
}

/**
 * Returns the outline of a course or of a session's video group for the member. A video is locked if it is not among those
 * that they may watch, or if `canWatch` says that the allowance of their month has no room for it.
 * docs/product/video.md#side-panel
 */
export function collectionOutline(
  { groups }: VideoCollection,
  { videoContentId }: VideoLocation,
  canWatch: (videoId: string) => boolean,
): CollectionOutline {
  const videos = groups.flatMap((group) => group.videos)
  const progress = new Map(videos.map((video) => [video.videoId, video]))
  const outline = courseOutline(groups, progress, {
    opens: 'all',
    canWatch: (videoId) => progress.has(videoId) && canWatch(videoId),
  })
  const lessons = outline.modules.flatMap((module) => module.lessons)
  const number = lessons.findIndex((lesson) => lesson.videoContentId === videoContentId) + 1
  return { ...outline, number }
}
