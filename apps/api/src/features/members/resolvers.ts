import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { getMemberEntitlements } from './member-entitlements.ts'
import { refusedTimeZone, saveTimeZone } from './save-time-zone.ts'
import { findMember } from '../../server/access/member-store.ts'

export const memberOperations = {
  Query: {
    getMember: {
      who: 'owner',
      subject: ({ userId }) => userId,
      refused: null,
      resolve: ({ services, viewer, now }) => findMember(services.database.db, viewer.userId, now),
    },
    getMemberEntitlements: {
      who: 'owner',
      subject: ({ userId }) => userId,
      refused: [],
      resolve: getMemberEntitlements,
    },
  },
  Mutation: {
    saveTimeZone: { who: 'member', refused: refusedTimeZone('NOT_FOUND'), resolve: saveTimeZone },
  },
} satisfies FeatureOperations
