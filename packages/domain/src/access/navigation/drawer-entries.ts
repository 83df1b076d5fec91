import { navConfig } from './nav-config.ts'
import { type Flags, isFlagOn, canOpen } from '../route-access.ts'
import { fillPath, pathTo } from '../screen-path.ts'
import { type DrawerScreenId, SCREENS } from '../site-map.ts'
import { hasArea, type Viewer } from '../viewer.ts'
import { isLocked, visibleTabs } from './visible-tabs.ts'

/** A screen, the courses list with the saved filter, or another site. */
export type DrawerEntryKey = DrawerScreenId | 'saved-courses' | 'sprint-center'

/**
 * One entry of the side drawer. `locked`: it opens the page lock dialog. `alsoTab`: a top tab leads there too, so
 * a drawer that shows the tabs as well omits it. `outside`: an address of another site.
 */
export type DrawerEntry = {
  readonly key: DrawerEntryKey
  readonly label: string
  readonly href: string
  readonly search: Search | null
  readonly locked: boolean
  readonly alsoTab: boolean
  readonly outside: boolean
}

/** The saved filter of the courses list. */
type Search = { readonly m: 'saved' }

type Candidate = Pick<DrawerEntry, 'key' | 'label' | 'href'> & { readonly search?: Search }

/**
 * Returns the entries of the side drawer that lead somewhere, in their order: each only when its route is open to the
 * viewer, or locked with the page lock. `sprintCenterUrl` is null where a school has none. See
 * docs/product/app-shell.md#side-drawer.
 */
export function drawerEntries(viewer: Viewer, flags: Flags, sprintCenterUrl: string | null): DrawerEntry[] {
  const tabs = visibleTabs(viewer).tabs.map(({ path }) => path)
  const inside = candidates(viewer).flatMap(({ key, label, href, search = null }) => {
    const config = search ? undefined : navConfig(viewer, href)
    const locked = isLocked(viewer, href)
    if (config?.hide || !(locked || canOpen(href, viewer, flags))) return []
    const alsoTab = !search && tabs.includes(href)
    return [{ key, label: config?.rename || label, href, search, locked, alsoTab, outside: false }]
  })
  if (sprintCenterUrl === null || !canOpen(pathTo('courses'), viewer, flags)) return inside
  const otherSite = { search: null, locked: false, alsoTab: false, outside: true }
  return [
    ...inside,
    { key: 'sprint-center', label: 'Go to Sprint Center', href: sprintCenterUrl, ...otherSite },
  ]
}

/** Checks whether the drawer shows the referral widget, which the referrals flag enables. */
export function showsReferrals(viewer: Viewer, flags: Flags): boolean {
  return isFlagOn(flags['referrals']) && canOpen(pathTo('referrals'), viewer, flags)
}

/** Checks whether the drawer shows the account's e-mail and user id: to employees, and in debug mode. */
export function showsAccountIds(viewer: Pick<Viewer, 'accountType'>, debugMode: boolean): boolean {
  return debugMode || viewer.accountType === 'EMPLOYEE'
}

function candidates(viewer: Viewer): Candidate[] {
  const screens = SCREENS.flatMap(([key, { path, drawer }]) =>
    drawer
      ? [{ key: key as DrawerScreenId, ...drawer, href: fillPath(path, { userId: viewer.userId }) }]
      : [],
  )
    .filter(({ key }) => key !== 'organization' || showsInsightsHub(viewer))
    .toSorted((a, b) => a.position - b.position)
  return [
    { key: 'saved-courses', label: 'Saved Courses', href: pathTo('courses'), search: { m: 'saved' } },
    ...screens,
  ]
}

/**
 * Checks whether the Insights Hub is in the drawer: employees reach the figures of their customer at another address.
 */
function showsInsightsHub(viewer: Viewer): boolean {
  return viewer.accountType !== 'EMPLOYEE' && hasArea(viewer, 'enterprise-dashboard')
}
