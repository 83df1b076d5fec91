import { DEFAULT_ACCOUNT_STATUSES } from './area.ts'
import { fillPath, pathTo, type ScreenMatch, screenAt } from './screen-path.ts'
import { hasArea, isLimitedExclusive, isLimitedUser, type Viewer } from './viewer.ts'

/** Flag values by name. */
export type Flags = Readonly<Record<string, unknown>>

/** The decision of a route guard; `unknown` leads to the not-found page. */
export type RouteDecision =
  | { readonly kind: 'open' }
  | { readonly kind: 'page-lock' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'unknown' }

/** Returns the decision of the guard when a viewer opens a path. See docs/product/access.md#screens. */
export function routeDecision(path: string, viewer: Viewer, flags: Flags): RouteDecision {
  const match = screenAt(path)
  if (!match?.screen.access) return { kind: 'unknown' }
  if (allows(match, viewer, flags)) return { kind: 'open' }
  if (match.screen.access.pageLock && isLimitedExclusive(viewer)) return { kind: 'page-lock' }
  return { kind: 'redirect', to: unauthorizedRedirect(path, viewer, flags) }
}

/**
 * Checks whether the decision about a path depends on flags, which the guard then waits for. See
 * docs/product/flags.md#waiting-for-flags.
 */
export function needsFlags(path: string): boolean {
  return (screenAt(path)?.screen.access?.flags?.length ?? 0) > 0
}

/** Checks whether a viewer may open the screen at a path. A path without a screen, or of a public screen, is refused. */
export function canOpen(path: string, viewer: Viewer, flags: Flags): boolean {
  const match = screenAt(path)
  return match !== null && allows(match, viewer, flags)
}

/**
 * Returns where a viewer goes who may not open `path`: the route's own redirect when it is open to them, else the
 * default page. The result is always open to the viewer. See docs/product/access.md#redirects.
 */
export function unauthorizedRedirect(path: string, viewer: Viewer, flags: Flags): string {
  const match = screenAt(path)
  const own = match?.screen.access?.unauthorizedRedirect
  const candidates = defaultPages(viewer)
  if (match && own) candidates.unshift(fillPath(own, match.params), ...organizationPages(viewer))
  return firstOpen(candidates, viewer, flags)
}

/**
 * Returns where the product opens for a viewer, also from `/` without standard navigation: home, the Mini-MBAs, the
 * crash courses or the courses; courses for limited accounts; resubscribe for ended ones. See
 * docs/product/access.md#landing-page.
 */
export function landingRoute(viewer: Viewer): string {
  const start = isLimitedUser(viewer) ? (['courses'] as const) : LANDINGS
  return firstOpen([...start.map((id) => pathTo(id)), ...defaultPages(viewer)], viewer, {})
}

/**
 * Returns where `/crash-courses` sends a viewer without a crash course: their landing page, or the courses, which are open
 * to whoever may open the crash courses, where that page would lead back here. See docs/product/certificates.md#crash-courses.
 */
export function homeWithoutCrashCourses(viewer: Viewer): string {
  const landing = landingRoute(viewer)
  return landing === pathTo('crashCourses') ? pathTo('courses') : landing
}

/** Returns the membership route of locks and 'ENROLL NOW'. See docs/product/membership.md#membership-route. */
export function membershipRoute(viewer: Pick<Viewer, 'accountType'>): string {
  return pathTo(isLimitedUser(viewer) ? 'upgrade' : 'resubscribe')
}

function allows({ screen: { access }, params }: ScreenMatch, viewer: Viewer, flags: Flags): boolean {
  if (!access) return false
  const { accountTypes = DEFAULT_ACCOUNT_STATUSES, onlyWithoutSubscription, areas } = access
  if (!accountTypes.includes(viewer.accountType)) return false
  if (viewer.hasActiveSubscription && onlyWithoutSubscription?.includes(viewer.accountType)) return false
  if (access.owner && params['userId'] !== viewer.userId) return false
  if (access.ownCustomer && !belongsTo(viewer, params['customerId'])) return false
  if (access.flags?.some((flag) => !isFlagOn(flags[flag]))) return false
  return areas === undefined || areas.some((area) => hasArea(viewer, area))
}

function belongsTo({ customerId, customerType }: Viewer, customer: string | undefined): boolean {
  return customerType === 'INTERNAL' || (customerId !== null && customerId === customer)
}

/** Checks whether a flag is on: its value is neither absent, null nor false. */
export function isFlagOn(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false
}

const LANDINGS = ['home', 'miniMbas', 'crashCourses', 'courses'] as const
const DEFAULT_PAGES = ['home', 'courses', 'miniMbas', 'crashCourses', 'resubscribe'] as const

function defaultPages(viewer: Viewer): string[] {
  return [...DEFAULT_PAGES.map((id) => pathTo(id)), ...organizationPages(viewer)]
}

function organizationPages({ customerId }: Viewer): string[] {
  const own = customerId === null ? [] : [pathTo('customer', { customerId })]
  return [pathTo('organization'), ...own]
}

function firstOpen(paths: readonly string[], viewer: Viewer, flags: Flags): string {
  return paths.find((path) => canOpen(path, viewer, flags)) ?? pathTo('accountSettings')
}
