import { defineFeature } from '../../server/feature.ts'
import { searchOperations } from './resolvers.ts'
import { writeSearchDocuments } from './search-documents-store.ts'

export const search = defineFeature({
  operations: searchOperations,
  content: { writeOffer: writeSearchDocuments },
})
