import { defineFeature } from '../../server/feature.ts'
import { mountArt } from './art-routes.ts'
import { CatalogueSnapshots } from './catalogue-snapshot.ts'
import { catalogueContent } from './content/content.ts'
import { catalogueOperations } from './resolvers.ts'

declare module '../../server/services.ts' {
  interface Services {
    catalogue: CatalogueSnapshots
  }
}

export const catalogue = defineFeature({
  operations: catalogueOperations,
  routes: mountArt,
  content: catalogueContent,
  services: ({ database, cacheInvalidation }) => ({
    catalogue: new CatalogueSnapshots(database, cacheInvalidation),
  }),
})
