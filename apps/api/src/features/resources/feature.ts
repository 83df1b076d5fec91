import { defineFeature } from '../../server/feature.ts'
import { resourceOperations } from './resolvers.ts'

export const resourcesFeature = defineFeature({ operations: resourceOperations })
