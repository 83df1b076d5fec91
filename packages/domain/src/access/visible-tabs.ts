import { mayOpen } from './route-access.ts'
import { matchRoute } from './route-match.ts'
import { byPrecedence, isLimitedExclusive, type NavConfig, type Viewer } from './viewer.ts'

/** The top tabs in their order, with their paths and labels (Specification 1, section 2.4). */
export const TABS = [
  { path: '/', label: 'Home' },
  { path: '/mini-mbas', label: 'Mini-MBAs' },
  { path: '/courses', label: 'Courses' },
  { path: '/certificates', label: 'Certificates' },
  { path: '/crash-courses', label: 'Crash Courses' },
  { path: '/resources', label: 'Resources' },
] as const

/** At this many visible tabs Resources moves to the side menu (Specification 1, section 9). */
export const TAB_OVERFLOW = 6

export type TabPath = (typeof TABS)[number]['path']

/** One entry of the navigation; a `locked` one opens the page lock dialog instead of its path. */
export type VisibleTab = { readonly path: TabPath; readonly label: string; readonly locked: boolean }

/**
 * The tabs that a viewer sees, and those that moved to the side menu (Specification 1, sections 2.4, 6 and 9;
 * Decisions, section 3): allowed ones and locked ones, renamed or hidden by the entitlements' configuration.
 */
export function visibleTabs(viewer: Viewer): {
  tabs: readonly VisibleTab[]
  sideMenu: readonly VisibleTab[]
} {
  const all = TABS.flatMap(({ path, label }) => {
    const config = navConfig(viewer, path)
    const locked = isLocked(viewer, path)
    const shown = (locked || mayOpen(path, viewer, {})) && !config?.hide && !hiddenByPlan(viewer, path)
    return shown ? [{ path, label: config?.rename || label, locked }] : []
  })
  if (all.length < TAB_OVERFLOW) return { tabs: all, sideMenu: [] }
  return {
    tabs: all.filter(({ path }) => path !== '/resources'),
    sideMenu: all.filter(({ path }) => path === '/resources'),
  }
}

/** The logo that a customer's entitlement puts into the header, or null (Specification 1, section 2.4). */
export function navLogoUrl(viewer: Pick<Viewer, 'entitlements'>): string | null {
  for (const { customizations } of byPrecedence(viewer)) {
    if (customizations?.navLogoUrl) return customizations.navLogoUrl
  }
  return null
}

function navConfig(viewer: Viewer, path: TabPath): NavConfig | undefined {
  return byPrecedence(viewer)
    .flatMap(({ customizations }) => customizations?.navConfigs ?? [])
    .find(({ route }) => route === path)
}

function isLocked(viewer: Viewer, path: TabPath): boolean {
  return isLimitedExclusive(viewer) && matchRoute(path)?.rule.pageLock === true
}

function hiddenByPlan(viewer: Viewer, path: TabPath): boolean {
  if (path !== '/crash-courses') return false
  return viewer.entitlements.some(({ type, label }) => type === 'crash-courses' && label === 'unlimited')
}
