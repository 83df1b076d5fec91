import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { searchCourses } from './search-courses.ts'
import { NOTHING_SAID, searchTranscripts } from './spoken/search-transcripts.ts'

export const searchOperations = {
  Query: {
    searchCourses: { ...ACTIVE_MEMBER, refused: [], resolve: searchCourses },
    searchTranscripts: { ...ACTIVE_MEMBER, refused: NOTHING_SAID, resolve: searchTranscripts },
  },
} satisfies FeatureOperations
