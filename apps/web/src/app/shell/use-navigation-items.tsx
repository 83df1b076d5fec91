import { Link, type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { IconLogout } from '@tabler/icons-react'
import { navLogoUrl, type VisibleTab, visibleTabs } from '@section/domain/access/visible-tabs.ts'
import type { NavItem } from '@section/ui/header/nav-item.ts'
import { signOut } from '../../features/identity/sign-out.ts'
import { useSignedIn } from '../../lib/viewer.ts'

interface Navigation {
  tabs: NavItem[]
  drawerItems: NavItem[]
  logoUrl: string | null
}

/** The tabs and drawer items that this member sees. Specification 1, section 2.4. */
export function useNavigationItems(): Navigation {
  const { viewer } = useSignedIn()
  const { routesByPath } = useRouter()
  const { tabs, sideMenu } = visibleTabs(viewer)
  // A tab appears with its screen: a route without a component only leads on.
  const hasScreen = (tab: VisibleTab): tab is VisibleTab & { path: ScreenPath } => {
    const options = routesByPath[tab.path as ScreenPath]?.options
    return options?.component !== undefined && !options.staticData?.unopened
  }
  const toItems = (entries: readonly VisibleTab[]) => entries.filter(hasScreen).map(toItem)
  return {
    tabs: toItems(tabs),
    drawerItems: [
      ...toItems(sideMenu),
      {
        key: 'logout',
        label: 'Logout',
        icon: <IconLogout size={20} stroke={1.75} aria-hidden />,
        onSelect: () => void signOut(),
      },
    ],
    logoUrl: navLogoUrl(viewer),
  }
}

type ScreenPath = VisibleTab['path'] & keyof RegisteredRouter['routesByPath']

const toItem = ({ path, label }: VisibleTab & { path: ScreenPath }): NavItem => ({
  key: path,
  label,
  renderLink: (slot) => <Link to={path} activeOptions={{ exact: path === '/' }} {...slot} />,
})
