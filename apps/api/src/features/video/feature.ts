import { defineFeature } from '../../server/feature.ts'
import { writeStudies } from './content/video-content-store.ts'
import { mountMedia } from './media/media-routes.ts'
import { openProgressWriter, type ProgressWriter } from './progress/progress-writer.ts'
import { videoOperations } from './resolvers.ts'

declare module '../../server/services.ts' {
  interface Services {
    progressWriter: ProgressWriter
  }
}

export const video = defineFeature({
  operations: videoOperations,
  routes: mountMedia,
  services: ({ database, skippedTime }) => ({ progressWriter: openProgressWriter(database.db, skippedTime) }),
  content: { writePeople: (tx, _school, context, { people }) => writeStudies(tx, people, context) },
})
