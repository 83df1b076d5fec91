import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { getPageContent } from './get-page-content.ts'

export const pageContentOperations = {
  Query: { getPageContent: { who: 'member', refused: null, resolve: getPageContent } },
} satisfies FeatureOperations
