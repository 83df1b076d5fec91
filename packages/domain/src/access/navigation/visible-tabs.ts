import { navConfig } from './nav-config.ts'
import { canOpen } from '../route-access.ts'
import { pathTo, screenAt } from '../screen-path.ts'
import { SCREENS } from '../site-map.ts'
import { isLimitedExclusive, type Viewer } from '../viewer.ts'

/** With this many visible tabs Resources moves to the side menu. */
const TAB_OVERFLOW = 6

/** One entry of the navigation; a `locked` one opens the page lock dialog instead of its path. */
export type VisibleTab = { readonly path: string; readonly label: string; readonly locked: boolean }

/**
 * Returns the tabs that a viewer sees, and those that moved to the side menu: allowed ones and locked ones, renamed or
 * hidden by the entitlements' configuration. See docs/product/app-shell.md#tabs.
 */
export function visibleTabs(viewer: Viewer): {
  tabs: readonly VisibleTab[]
  sideMenu: readonly VisibleTab[]
} {
  const all = SCREENS.flatMap(([, { path, tab: label }]) => {
    if (label === undefined) return []
    const config = navConfig(viewer, path)
    const locked = isLocked(viewer, path)
    const shown = (locked || canOpen(path, viewer, {})) && !config?.hide && !hiddenByPlan(viewer, path)
    return shown ? [{ path, label: config?.rename || label, locked }] : []
  })
  if (all.length < TAB_OVERFLOW) return { tabs: all, sideMenu: [] }
  return {
    tabs: all.filter(({ path }) => path !== pathTo('resources')),
    sideMenu: all.filter(({ path }) => path === pathTo('resources')),
  }
}

/** Returns whether an entry leads to the page lock dialog: a limited-exclusive account in front of a members' page. */
export function isLocked(viewer: Viewer, path: string): boolean {
  return isLimitedExclusive(viewer) && screenAt(path)?.screen.access?.pageLock === true
}

function hiddenByPlan(viewer: Viewer, path: string): boolean {
  if (path !== pathTo('crashCourses')) return false
  return viewer.entitlements.some(({ type, label }) => type === 'crash-courses' && label === 'unlimited')
}
