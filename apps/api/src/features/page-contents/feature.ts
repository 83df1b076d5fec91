import { defineFeature } from '../../server/feature.ts'
import { pageContentOperations } from './resolvers.ts'

export const pageContentsFeature = defineFeature({ operations: pageContentOperations })
