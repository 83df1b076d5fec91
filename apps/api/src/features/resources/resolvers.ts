import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { getResource } from './get-resource.ts'
import { listCourseResources, listResources } from './list-resources.ts'
import { NOTHING_FOUND, searchResources } from './search/search-resources.ts'

export const resourceOperations = {
  Query: {
    getResource: { ...ACTIVE_MEMBER, refused: null, resolve: getResource },
    listResources: { ...ACTIVE_MEMBER, refused: [], resolve: listResources },
    searchResources: { ...ACTIVE_MEMBER, refused: NOTHING_FOUND, resolve: searchResources },
    listCourseResources: { ...ACTIVE_MEMBER, refused: [], resolve: listCourseResources },
  },
} satisfies FeatureOperations
