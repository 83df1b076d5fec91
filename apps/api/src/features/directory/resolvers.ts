import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { getMemberProfile } from './get-member-profile.ts'
import { listMembers, NO_MEMBERS } from './list-members.ts'

export const directoryOperations = {
  Query: {
    getMemberProfile: { ...ACTIVE_MEMBER, refused: null, resolve: getMemberProfile },
    listMembers: { ...ACTIVE_MEMBER, refused: NO_MEMBERS, resolve: listMembers },
  },
} satisfies FeatureOperations
