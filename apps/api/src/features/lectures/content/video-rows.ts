import { stableId } from '../../../server/content/stable-id.ts'
import type { Lecture, VideoContent } from './lecture-format.ts'

/** Returns the row of a video that shows a lecture, with its own texts instead of the lecture's, and those of its chapters. */
export function videoRows(videoId: string, lecture: Lecture, { title, subtitle, description }: VideoContent) {
  return {
    video: {
      ...lecture,
      videoId,
      title: title ?? lecture.title,
      subtitle: subtitle ?? null,
      description: description ?? lecture.description,
      thumbnailUrl: `/v2/media/${lecture.externalKey}/thumbnail.webp`,
    },
    chapters: lecture.chapters.map((chapter) => ({
      videoChapterId: stableId('video-chapter', `${videoId}/${chapter.slug}`),
      videoId,
      ...chapter,
    })),
  }
}
