import { defineFeature } from '../../server/feature.ts'
import { directoryOperations } from './resolvers.ts'

export const directoryFeature = defineFeature({ operations: directoryOperations })
