import { defineFeature } from '../../server/feature.ts'
import type { ShowsRecording } from '../../server/shows-recording.ts'
import { writeCompletedCourses, writeStudies } from './content/video-content-store.ts'
import { isTrailer } from './course-trailer.ts'
import { mountMedia } from './media/media-routes.ts'
import { openProgressWriter, type ProgressWriter } from './progress/progress-writer.ts'
import { videoOperations } from './resolvers.ts'

declare module '../../server/services.ts' {
  interface Services {
    /** The features' decisions about who may load a recording of the media host besides the videos of courses. */
    recordingAudiences: readonly ShowsRecording[]
    progressWriter: ProgressWriter
  }
}

export const videoFeature = defineFeature({
  operations: videoOperations,
  routes: mountMedia,
  showsRecording: isTrailer,
  services: ({ database, skippedTime }) => ({ progressWriter: openProgressWriter(database.db, skippedTime) }),
  content: {
    async writePeople(tx, _school, context, added) {
      await writeStudies(tx, added.people, context)
      await writeCompletedCourses(tx, added)
    },
  },
})
