import { defineFeature } from '../../server/feature.ts'
import { credentialsContent } from './content.ts'
import { credentialOperations } from './resolvers.ts'

export const credentialsFeature = defineFeature({
  operations: credentialOperations,
  content: credentialsContent,
})
