import { navConfig } from './nav-config.ts'
import { mayOpen } from './route-access.ts'
import { matchRoute } from './route-match.ts'
import { isLimitedExclusive, type Viewer } from './viewer.ts'

/** The top tabs in their order, with their paths and labels (Specification 1, section 2.4). */
const TABS = [
  { path: '/', label: 'Home' },
  { path: '/mini-mbas', label: 'Mini-MBAs' },
  { path: '/courses', label: 'Courses' },
  { path: '/certificates', label: 'Certificates' },
  { path: '/crash-courses', label: 'Crash Courses' },
  { path: '/resources', label: 'Resources' },
] as const

/** At this many visible tabs Resources moves to the side menu (Specification 1, section 9). */
const TAB_OVERFLOW = 6

type TabPath = (typeof TABS)[number]['path']

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

/** Whether an entry leads to the page lock dialog: a limited-exclusive account in front of a members' page. */
export function isLocked(viewer: Viewer, path: string): boolean {
  return isLimitedExclusive(viewer) && matchRoute(path)?.rule.pageLock === true
}

function hiddenByPlan(viewer: Viewer, path: TabPath): boolean {
  if (path !== '/crash-courses') return false
  return viewer.entitlements.some(({ type, label }) => type === 'crash-courses' && label === 'unlimited')
}
