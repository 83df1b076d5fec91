import { defineFeature } from '../../server/feature.ts'
import { writeStudies } from './content/video-content-store.ts'
import { mountMedia } from './media-routes.ts'
import { videoOperations } from './resolvers.ts'

export const video = defineFeature({
  operations: videoOperations,
  routes: mountMedia,
  content: { writePeople: (tx, _school, context, { people }) => writeStudies(tx, people, context) },
})
