import type { AccountStatus, Area, CustomerType } from './area.ts'

/** A change that a customer or a plan makes to the navigation entry at `route`. */
export type NavConfig = {
  readonly route: string
  readonly rename?: string | null
  readonly hide?: boolean | null
}

/** The changes that an entitlement makes to the shell. */
type EntitlementCustomizations = {
  readonly navLogoUrl?: string | null
  readonly navConfigs?: readonly NavConfig[] | null
  readonly hideSessionDetailTitle?: boolean | null
}

/** One area that a member holds. The lowest `precedence` comes first. */
export type Entitlement = {
  readonly type: Area
  readonly label: string | null
  readonly precedence: number
  readonly customizations: EntitlementCustomizations | null
}

/** The signed-in account as the access rules see it. `trialEndDate` is epoch milliseconds. */
export type Viewer = {
  readonly userId: string
  readonly accountType: AccountStatus
  readonly customerId: string | null
  readonly customerType: CustomerType | null
  readonly entitlements: readonly Entitlement[]
  readonly trialEndDate: number | null
  readonly hasActiveSubscription: boolean
}

/** A viewer with their individually bought sessions and courses, which only the server knows. */
export type EntitledViewer = Viewer & {
  readonly entitledSessionIds: ReadonlySet<string>
  readonly entitledCourseIds: ReadonlySet<string>
}

export function hasArea(viewer: Pick<Viewer, 'entitlements'>, area: Area): boolean {
  return viewer.entitlements.some((entitlement) => entitlement.type === area)
}

/**
 * Checks for standard navigation, which mcsc-unlimited or ai-academy gives. See
 * docs/product/access.md#groups-of-viewers.
 */
export function hasStandardNavigation(viewer: Pick<Viewer, 'entitlements'>): boolean {
  return PLAN_AREAS.some((area) => hasArea(viewer, area))
}

/** The areas that plans open. */
export const PLAN_AREAS = ['mcsc-unlimited', 'ai-academy'] as const satisfies readonly Area[]

/** Checks for "any transactional": mc-transactional or crash-courses. */
export function hasAnyTransactional(viewer: Pick<Viewer, 'entitlements'>): boolean {
  return hasArea(viewer, 'mc-transactional') || hasArea(viewer, 'crash-courses')
}

/** Checks for a viewer who bought single courses and has no plan, and launches only those. */
export function isTransactionalOnly(viewer: Pick<Viewer, 'entitlements'>): boolean {
  return hasAnyTransactional(viewer) && !hasStandardNavigation(viewer)
}

/** Checks for "limited exclusive": mc-limited is the only area held. See docs/product/access.md#page-locks. */
export function isLimitedExclusive(viewer: Pick<Viewer, 'entitlements'>): boolean {
  return viewer.entitlements.length > 0 && viewer.entitlements.every(({ type }) => type === 'mc-limited')
}

/** Checks for a free-tier account: metered video, locked non-free sessions. */
export function isLimitedUser(viewer: Pick<Viewer, 'accountType'>): boolean {
  return viewer.accountType === 'LIMITED'
}

/** Checks for the AI variant of courses and resources: ai-academy without mcsc-unlimited. */
export function isAiAcademyOnly(viewer: Pick<Viewer, 'entitlements'>): boolean {
  return hasArea(viewer, 'ai-academy') && !hasArea(viewer, 'mcsc-unlimited')
}

/** Returns the viewer's entitlements by ascending precedence. */
export function byPrecedence(viewer: Pick<Viewer, 'entitlements'>): readonly Entitlement[] {
  return viewer.entitlements.toSorted((a, b) => a.precedence - b.precedence)
}
