import { defineFeature } from '../../server/feature.ts'
import { insightsContent } from './content/content.ts'
import { mountInsightCovers } from './insight-covers.ts'
import { showsRecording } from './list-case-studies.ts'
import { insightOperations } from './resolvers.ts'

export const insightsFeature = defineFeature({
  operations: insightOperations,
  routes: mountInsightCovers,
  content: insightsContent,
  showsRecording,
})
