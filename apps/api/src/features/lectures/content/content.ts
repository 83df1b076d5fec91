import type { FeatureContent } from '../../../server/content/feature-content.ts'
import { type Lecture, LecturesFile } from './lecture-format.ts'
import { videoPictures } from './videos-content-store.ts'

declare module '../../../server/content/school.ts' {
  interface School {
    lectures: Lecture[]
  }
}

/** The list of lectures. The videos that show them are written with the courses and the pages of sessions. */
export const lecturesContent = {
  async read(files, settings) {
    const lectures = await files.read(settings.lectures, LecturesFile)
    return { lectures: lectures?.lectures ?? [] }
  },
  counted: { videos: { table: 'videos', key: 'video_id' } },
  pictures: videoPictures,
} satisfies FeatureContent
