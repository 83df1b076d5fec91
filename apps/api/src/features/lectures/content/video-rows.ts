import { stableId } from '../../../server/content/stable-id.ts'
import type { Lecture, VideoContent } from './lecture-format.ts'

/**
 * Returns the row of a video that shows a lecture, with its own texts instead of the lecture's, and those of its chapters.
 * `stack` is the course's, for a drawn picture.
 */
export function videoRows(
  { videoId, stack }: { videoId: string; stack: string },
  lecture: Lecture,
  { title, subtitle, description }: VideoContent,
) {
  const files = `/v2/media/${lecture.externalKey}`
  const isDrawn = lecture.pictures === 'drawn'
  return {
    video: {
      ...lecture,
      videoId,
      title: title ?? lecture.title,
      subtitle: subtitle ?? null,
      description: description ?? lecture.description,
      thumbnailUrl: isDrawn ? `/art/lesson/${videoId}.svg?stack=${stack}` : `${files}/thumbnail.webp`,
      posterUrl: isDrawn ? null : `${files}/poster.webp`,
    },
    chapters: lecture.chapters.map((chapter) => ({
      videoChapterId: stableId('video-chapter', `${videoId}/${chapter.slug}`),
      videoId,
      ...chapter,
    })),
  }
}
