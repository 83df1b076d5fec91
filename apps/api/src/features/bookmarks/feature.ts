import { defineFeature } from '../../server/feature.ts'
import { writeSaves } from './content-store.ts'
import { bookmarkOperations } from './resolvers.ts'

export const bookmarksFeature = defineFeature({
  operations: bookmarkOperations,
  content: { writePeople: (tx, _school, context, { people }) => writeSaves(tx, people, context) },
})
