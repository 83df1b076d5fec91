import { defineFeature } from '../../server/feature.ts'
import { tutorOperations } from './resolvers.ts'

export const tutorFeature = defineFeature({ operations: tutorOperations })
