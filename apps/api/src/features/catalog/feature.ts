import { defineFeature } from '../../server/feature.ts'
import { mountArt } from './art/art-routes.ts'
import { CatalogSnapshots } from './catalog-snapshot.ts'
import { catalogContent } from './content/content.ts'
import { findCoursePageCard } from './course-page-card.ts'
import { catalogOperations } from './resolvers.ts'
import { SessionPreparation } from './sessions/listed-sessions.ts'

declare module '../../server/services.ts' {
  interface Services {
    catalog: CatalogSnapshots
    sessionPreparation: SessionPreparation
  }
}

export const catalogFeature = defineFeature({
  operations: catalogOperations,
  routes: mountArt,
  content: catalogContent,
  findPageCard: findCoursePageCard,
  services: ({ database, cacheInvalidation }) => ({
    catalog: new CatalogSnapshots(database, cacheInvalidation),
    sessionPreparation: new SessionPreparation(),
  }),
})
