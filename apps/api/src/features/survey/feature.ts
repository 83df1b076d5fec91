import { defineFeature } from '../../server/feature.ts'
import { writeSurveys } from './content-store.ts'
import { surveyOperations } from './resolvers.ts'

export const surveyFeature = defineFeature({
  operations: surveyOperations,
  content: { writePeople: (tx, _school, context, { people }) => writeSurveys(tx, people, context) },
})
