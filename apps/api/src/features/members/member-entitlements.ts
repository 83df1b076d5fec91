import type { MemberEntitlement } from '@section/contract/generated/schema-types.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'

/** Returns the viewer's valid entitlements in the order of their precedence. */
export function getMemberEntitlements({ viewer }: Pick<UseCaseContext, 'viewer'>): MemberEntitlement[] {
  return viewer.entitlements.map(({ entitlementId, type, label, precedence, customizations }) => ({
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
  }))
}
