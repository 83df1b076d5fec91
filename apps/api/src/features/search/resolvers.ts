import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { searchCourses } from './search-courses.ts'

export const searchOperations = {
  Query: {
    searchCourses: { ...ACTIVE_MEMBER, refused: [], resolve: searchCourses },
  },
} satisfies FeatureOperations
