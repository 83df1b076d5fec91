import { defineFeature } from '../../server/feature.ts'
import { createHomeMembers } from './home-members.ts'
import { directoryOperations } from './resolvers.ts'

declare module '../../server/services.ts' {
  interface Services {
    homeMembers: ReturnType<typeof createHomeMembers>
  }
}

export const directoryFeature = defineFeature({
  operations: directoryOperations,
  services: ({ database, cacheInvalidation, clock }) => ({
    homeMembers: createHomeMembers(database.db, cacheInvalidation, clock),
  }),
})
