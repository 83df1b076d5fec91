import { defineFeature } from '../../server/feature.ts'
import { surveyOperations } from './resolvers.ts'

export const survey = defineFeature({ operations: surveyOperations })
