import { defineFeature } from '../../server/feature.ts'
import { learningPlanContent } from './content.ts'
import { learningPlanOperations } from './resolvers.ts'

export const learningPlanFeature = defineFeature({
  operations: learningPlanOperations,
  content: learningPlanContent,
})
