import { defineFeature } from '../../server/feature.ts'
import { certificatesContent } from './content/content.ts'
import { certificateOperations } from './resolvers.ts'

export const certificatesFeature = defineFeature({
  operations: certificateOperations,
  content: certificatesContent,
})
