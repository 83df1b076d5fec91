import type { AccountStatus, Area, CustomerType } from './area.ts'

/** How a customer or a plan changes one entry of the navigation; `route` is a tab's path. */
export type NavConfig = {
  readonly route: string
  readonly rename?: string | null
  readonly hide?: boolean | null
}

/** What an entitlement changes in the shell (Specification 1, section 3). */
type EntitlementCustomizations = {
  readonly navLogoUrl?: string | null
  readonly navConfigs?: readonly NavConfig[] | null
  readonly hideSessionDetailTitle?: boolean | null
}

/** One area that a member holds. The entitlement with the lowest `precedence` is asked first. */
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

/** A viewer with what was granted to them one by one, which only the server knows: bought sessions, and courses. */
export type EntitledViewer = Viewer & {
  readonly entitledSessionIds: ReadonlySet<string>
  readonly entitledCourseIds: ReadonlySet<string>
}

/** Whether the viewer holds an area. */
export function hasArea(viewer: Pick<Viewer, 'entitlements'>, area: Area): boolean {
  return viewer.entitlements.some((entitlement) => entitlement.type === area)
}

/** Standard navigation comes from mcsc-unlimited or ai-academy (Specification 1, section 6). */
export function hasStandardNavigation(viewer: Pick<Viewer, 'entitlements'>): boolean {
  return hasArea(viewer, 'mcsc-unlimited') || hasArea(viewer, 'ai-academy')
}

/** "Any transactional" comes from mc-transactional or crash-courses (Specification 1, section 6). */
export function hasAnyTransactional(viewer: Pick<Viewer, 'entitlements'>): boolean {
  return hasArea(viewer, 'mc-transactional') || hasArea(viewer, 'crash-courses')
}

/** Bought single courses and has no plan: launches only what was bought (Specification 2, section 6). */
export function isTransactionalOnly(viewer: Pick<Viewer, 'entitlements'>): boolean {
  return hasAnyTransactional(viewer) && !hasStandardNavigation(viewer)
}

/** "Limited exclusive": mc-limited is the only area held (Specification 1, section 6). */
export function isLimitedExclusive(viewer: Pick<Viewer, 'entitlements'>): boolean {
  return viewer.entitlements.length > 0 && viewer.entitlements.every(({ type }) => type === 'mc-limited')
}

/** A free-tier account: metered video, locked non-free sessions (Specification 1, sections 1 and 6). */
export function isLimitedUser(viewer: Pick<Viewer, 'accountType'>): boolean {
  return viewer.accountType === 'LIMITED'
}

/** Sees courses and resources in the AI variant: ai-academy without mcsc-unlimited (Specification 2, section 6). */
export function isAiAcademyOnly(viewer: Pick<Viewer, 'entitlements'>): boolean {
  return hasArea(viewer, 'ai-academy') && !hasArea(viewer, 'mcsc-unlimited')
}

/** The viewer's entitlements in the order in which their customizations are asked. */
export function byPrecedence(viewer: Pick<Viewer, 'entitlements'>): readonly Entitlement[] {
  return viewer.entitlements.toSorted((a, b) => a.precedence - b.precedence)
}
