import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { runningEntitlements } from '../../server/access/member-state.ts'
import { findMember } from './members-store.ts'

export const memberOperations = {
  Query: {
    getMember: {
      who: 'owner',
      subject: ({ userId }) => userId,
      refused: null,
      resolve: ({ viewer, services, now }) => findMember(services.database.db, viewer.userId, now),
    },
    getMemberEntitlements: {
      who: 'owner',
      subject: ({ userId }) => userId,
      refused: [],
      resolve: ({ viewer, now }) =>
        runningEntitlements(viewer.state, now).map(
          ({ entitlementId, type, label, precedence, customizations }) => ({
            entitlementId,
            type,
            label,
            precedence,
            customizations: {
              navLogoUrl: customizations.navLogoUrl ?? null,
              navConfigs: (customizations.navConfigs ?? []).map(({ route, rename, hide }) => ({
                route,
                rename: rename ?? null,
                hide: hide ?? false,
              })),
              hideSessionDetailTitle: customizations.hideSessionDetailTitle ?? false,
            },
          }),
        ),
    },
  },
} satisfies FeatureOperations
