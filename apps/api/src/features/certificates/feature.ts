import { defineFeature } from '../../server/feature.ts'
import { certificateOperations } from './resolvers.ts'

export const certificates = defineFeature({ operations: certificateOperations })
