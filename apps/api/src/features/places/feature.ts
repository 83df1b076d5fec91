import { defineFeature } from '../../server/feature.ts'
import { placeOperations } from './resolvers.ts'

export const placesFeature = defineFeature({ operations: placeOperations })
