import { defineFeature } from '../../server/feature.ts'
import { insightsContent } from './content/content.ts'
import { mountInsightCovers } from './insight-covers.ts'
import { InsightShelf } from './insight-shelf.ts'
import { showsRecording } from './list-case-studies.ts'
import { insightOperations } from './resolvers.ts'

declare module '../../server/services.ts' {
  interface Services {
    insights: InsightShelf
  }
}

export const insightsFeature = defineFeature({
  operations: insightOperations,
  routes: mountInsightCovers,
  services: ({ cacheInvalidation, clock, database: { db } }) => ({
    insights: new InsightShelf(db, cacheInvalidation, clock),
  }),
  content: insightsContent,
  showsRecording,
})
