import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { listCaseStudies } from './list-case-studies.ts'

export const insightOperations = {
  Query: { listCaseStudies: { ...ACTIVE_MEMBER, refused: [], resolve: listCaseStudies } },
} satisfies FeatureOperations
