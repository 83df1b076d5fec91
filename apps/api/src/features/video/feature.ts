import { defineFeature } from '../../server/feature.ts'
import { mountMedia } from './media-routes.ts'
import { videoOperations } from './resolvers.ts'

export const video = defineFeature({ operations: videoOperations, routes: mountMedia })
