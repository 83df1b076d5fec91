import { defineFeature } from '../../server/feature.ts'
import { learningPlanOperations } from './resolvers.ts'

export const learningPlanFeature = defineFeature({ operations: learningPlanOperations })
