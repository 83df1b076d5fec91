import { defineFeature } from '../../server/feature.ts'
import { writeMeteredViews } from './content-store.ts'
import { meteringOperations } from './resolvers.ts'

export const meteringFeature = defineFeature({
  operations: meteringOperations,
  content: { writePeople: (tx, _school, context, { people }) => writeMeteredViews(tx, people, context) },
})
