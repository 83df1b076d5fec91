import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { listClassmates } from './list-classmates.ts'

export const classmateOperations = {
  Query: { listClassmates: { ...ACTIVE_MEMBER, refused: null, resolve: listClassmates } },
} satisfies FeatureOperations
