import { Link } from '@tanstack/react-router'
import { type DrawerEntry, drawerEntries } from '@section/domain/access/navigation/drawer-entries.ts'
import { type VisibleTab, visibleTabs } from '@section/domain/access/navigation/visible-tabs.ts'
import type { Flags } from '@section/domain/access/route-access.ts'
import type { NavItem } from '@section/ui/header/nav-item.ts'
import { externalLink, type RenderLink } from '@section/ui/link/render-link.tsx'
import { openMembershipLock } from '../../features/membership/membership-lock.ts'
import { config } from '../../lib/config.ts'
import { useSignedIn } from '../../lib/viewer/viewer.ts'

/** Returns the member's tabs. */
export function useTabs(): NavItem[] {
  const { viewer } = useSignedIn()
  return visibleTabs(viewer).tabs.map(toTab)
}

/** Returns the entries of the member's side drawer, without their icons and without Logout. */
export function useDrawerEntries(flags: Flags): (NavItem & { key: DrawerEntry['key'] })[] {
  const { viewer } = useSignedIn()
  return drawerEntries(viewer, flags, config.sprintCenterUrl).map((entry) => ({
    key: entry.key,
    label: entry.label,
    alsoTab: entry.alsoTab,
    ...actionOf(entry),
  }))
}

function toTab({ path, label, locked }: VisibleTab): NavItem {
  if (locked) return { key: path, label, locked, onSelect: openMembershipLock }
  const to: string = path
  return {
    key: path,
    label,
    renderLink: (slot) => <Link to={to} activeOptions={{ exact: path === '/' }} {...slot} />,
  }
}

/** Returns the link of an entry, or the membership lock of a locked one. */
function actionOf({ href, search, locked, outside }: DrawerEntry) {
  if (locked) return { locked, onSelect: openMembershipLock }
  if (outside) return { renderLink: externalLink(href) }
  const to: string = href
  return {
    renderLink: (slot: Parameters<RenderLink>[0]) => (
      <Link
        to={to}
        {...(search ? { search } : {})}
        activeOptions={{ exact: true, includeSearch: search !== null }}
        {...slot}
      />
    ),
  }
}
