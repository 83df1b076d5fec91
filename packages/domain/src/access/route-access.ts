import { fillPattern, matchRoute, type RouteMatch } from './route-match.ts'
import { hasArea, isLimitedExclusive, isLimitedUser, type Viewer } from './viewer.ts'

/** Flag values by name; a required flag is on when its value is neither absent, null nor false. */
export type Flags = Readonly<Record<string, unknown>>

/** What a guard does with a path. `unknown` is the not-found page. */
export type RouteDecision =
  | { readonly kind: 'open' }
  | { readonly kind: 'page-lock' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'unknown' }

/** What the guard does when a viewer opens a path (Specification 1, section 6; Decisions, section 3). */
export function routeDecision(path: string, viewer: Viewer, flags: Flags): RouteDecision {
  const match = matchRoute(path)
  if (!match) return { kind: 'unknown' }
  if (allows(match, viewer, flags)) return { kind: 'open' }
  if (match.rule.pageLock && isLimitedExclusive(viewer)) return { kind: 'page-lock' }
  return { kind: 'redirect', to: unauthorizedRedirect(path, viewer, flags) }
}

/** Whether the decision about a path asks for flags, which a guard then waits for (Specification 1, section 4). */
export function needsFlags(path: string): boolean {
  return (matchRoute(path)?.rule.flags.length ?? 0) > 0
}

/** Whether a viewer may open a path. A path that no place has is refused. */
export function mayOpen(path: string, viewer: Viewer, flags: Flags): boolean {
  const match = matchRoute(path)
  return match !== null && allows(match, viewer, flags)
}

/**
 * Where a viewer goes who may not open `path`: the route's own redirect when it is open to them, else the
 * default page. The answer is always open to the viewer (Decisions, section 2).
 */
export function unauthorizedRedirect(path: string, viewer: Viewer, flags: Flags): string {
  const match = matchRoute(path)
  const own = match?.rule.unauthorizedRedirect
  const candidates = [...defaultPages(viewer)]
  if (match && own) candidates.unshift(fillPattern(own, match.params), ...organizationPages(viewer))
  return firstOpen(candidates, viewer, flags)
}

/**
 * Where the product opens for a viewer, also from `/` without standard navigation: home, the Mini-MBAs, the
 * crash courses or the courses; courses for limited accounts; resubscribe for ended ones (Decisions, section 2).
 */
export function landingRoute(viewer: Viewer): string {
  const start = isLimitedUser(viewer) ? ['/courses'] : ['/', '/mini-mbas', '/crash-courses', '/courses']
  return firstOpen([...start, ...defaultPages(viewer)], viewer, {})
}

/** The membership route of locks and 'ENROLL NOW' (Decisions, section 2). */
export function membershipRoute(viewer: Pick<Viewer, 'accountType'>): '/upgrade' | '/resubscribe' {
  return isLimitedUser(viewer) ? '/upgrade' : '/resubscribe'
}

function allows({ rule, params }: RouteMatch, viewer: Viewer, flags: Flags): boolean {
  if (!rule.accountTypes.includes(viewer.accountType)) return false
  if (viewer.hasActiveSubscription && rule.onlyWithoutSubscription.includes(viewer.accountType)) return false
  if (rule.owner && params['userId'] !== viewer.userId) return false
  if (rule.ownCustomer && !belongsTo(viewer, params['customerId'])) return false
  if (!rule.flags.every((flag) => isFlagOn(flags[flag]))) return false
  return rule.areas.length === 0 || rule.areas.some((area) => hasArea(viewer, area))
}

function belongsTo({ customerId, customerType }: Viewer, customer: string | undefined): boolean {
  return customerType === 'INTERNAL' || (customerId !== null && customerId === customer)
}

/** Whether a flag's value counts as on: neither absent, null nor false. */
export function isFlagOn(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false
}

function defaultPages(viewer: Viewer): string[] {
  return ['/', '/courses', '/mini-mbas', '/crash-courses', '/resubscribe', ...organizationPages(viewer)]
}

function organizationPages(viewer: Viewer): string[] {
  return viewer.customerId === null
    ? ['/organization']
    : ['/organization', `/organization/${viewer.customerId}`]
}

function firstOpen(paths: readonly string[], viewer: Viewer, flags: Flags): string {
  return paths.find((path) => mayOpen(path, viewer, flags)) ?? '/account-settings'
}
