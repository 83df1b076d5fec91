import { defineFeature } from '../../server/feature.ts'
import { sessionPagesContent } from './content/content.ts'
import { SessionContents } from './page/session-contents.ts'
import { sessionContentOperations } from './resolvers.ts'

declare module '../../server/services.ts' {
  interface Services {
    sessionContents: SessionContents
  }
}

export const sessionContentFeature = defineFeature({
  operations: sessionContentOperations,
  services: ({ database, cacheInvalidation, clock }) => ({
    sessionContents: new SessionContents(database, cacheInvalidation, clock),
  }),
  content: sessionPagesContent,
})
