import type {
  Member,
  MemberEntitlement,
  QueryGetMemberArgs,
  QueryGetMemberEntitlementsArgs,
} from '@section/contract/generated/schema-types.ts'
import { runningEntitlements } from '../../server/access/member-state.ts'
import { operation, type FeatureOperations } from '../../server/graphql/operation.ts'
import { findMember } from './members-store.ts'

export const memberOperations = {
  Query: {
    getMember: operation<QueryGetMemberArgs, Member | null>({
      policy: { who: 'owner', subject: (args) => args.userId },
      refused: null,
      resolve: (_args, { viewer, services, now }) => findMember(services.database.db, viewer.userId, now),
    }),
    getMemberEntitlements: operation<QueryGetMemberEntitlementsArgs, MemberEntitlement[]>({
      policy: { who: 'owner', subject: (args) => args.userId },
      refused: [],
      resolve: (_args, { viewer, now }) =>
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
    }),
  },
} satisfies FeatureOperations
