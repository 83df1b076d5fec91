import { stableId } from '../../../server/content/stable-id.ts'
import type { Lecture } from './course-format.ts'

/** The texts with which a lesson or a session replaces those of the lecture. */
interface OwnTexts {
  title?: string | undefined
  description?: string | undefined
}

/** Returns the row of a video that shows a lecture, and those of its chapters. */
export function videoRows(videoId: string, lecture: Lecture, { title, description }: OwnTexts) {
  return {
    video: {
      ...lecture,
      videoId,
      title: title ?? lecture.title,
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
