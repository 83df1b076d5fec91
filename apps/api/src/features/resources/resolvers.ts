import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'

const NOTHING_FOUND = { resources: [], total: 0, page: 1, totalPages: 1, facets: [] }

export const resourceOperations = {
  Query: {
    getResource: { ...ACTIVE_MEMBER, refused: null, resolve: () => null },
    listResources: { ...ACTIVE_MEMBER, refused: [], resolve: () => [] },
    searchResources: { ...ACTIVE_MEMBER, refused: NOTHING_FOUND, resolve: () => NOTHING_FOUND },
    listCourseResources: { ...ACTIVE_MEMBER, refused: [], resolve: () => [] },
  },
} satisfies FeatureOperations
