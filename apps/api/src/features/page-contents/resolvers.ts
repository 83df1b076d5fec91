import type { FeatureOperations } from '../../server/graphql/operation.ts'

export const pageContentOperations = {
  Query: { getPageContent: { who: 'member', refused: null, resolve: () => null } },
} satisfies FeatureOperations
