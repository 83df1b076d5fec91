import { defineFeature } from '../../server/feature.ts'
import { pagesContent } from './content/content.ts'
import { pageContentOperations } from './resolvers.ts'

export const pageContentsFeature = defineFeature({ operations: pageContentOperations, content: pagesContent })
