import { Link, Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { SkipLink } from '@section/ui/accessibility/SkipLink.tsx'
import { AppFooter } from '@section/ui/footer/AppFooter.tsx'
import { AppHeader } from '@section/ui/header/AppHeader.tsx'
import { config } from '../../lib/config.ts'
import { MeteringBanner } from '../../features/metering/MeteringBanner.tsx'
import { useSignedIn } from '../../lib/viewer.ts'
import { BrandLogo } from './BrandLogo.tsx'
import { MemberCard } from './MemberCard.tsx'
import { useNavigationItems } from './use-navigation-items.tsx'

/** Comes with the first opening of the menu: most visits never open it. */
const SideDrawer = lazy(() =>
  import('@section/ui/drawer/SideDrawer.tsx').then((module) => ({ default: module.SideDrawer })),
)

/** The frame of every signed-in screen: tabs, side drawer, footer. Specification 1, section 2.4. */
export function Shell() {
  const { member } = useSignedIn()
  const { tabs, drawerItems, logoUrl } = useNavigationItems()
  const [menuOpened, setMenuOpened] = useState(false)
  const [menuWanted, setMenuWanted] = useState(false)
  const openMenu = () => {
    setMenuWanted(true)
    setMenuOpened(true)
  }
  return (
    <>
      <SkipLink />
      <AppHeader
        logo={<BrandLogo src={logoUrl} />}
        renderLogoLink={(slot) => <Link to="/" {...slot} aria-label={`${config.brandName} home`} />}
        tabs={tabs}
        member={{ name: fullName(member), src: member.profileImageUrl }}
        menuOpened={menuOpened}
        onOpenMenu={openMenu}
      />
      {menuWanted && (
        <Suspense>
          <SideDrawer
            opened={menuOpened}
            onClose={() => setMenuOpened(false)}
            member={<MemberCard member={member} />}
            tabs={tabs}
            items={drawerItems}
          />
        </Suspense>
      )}
      <Outlet />
      <MeteringBanner />
      <AppFooter
        brandName={config.brandName}
        logo={<BrandLogo />}
        year={THIS_YEAR}
        termsUrl={config.termsUrl}
        helpUrl={config.helpCenterUrl}
      />
    </>
  )
}

const THIS_YEAR = new Date().getFullYear()

const fullName = (member: { firstName: string; lastName: string }) => `${member.firstName} ${member.lastName}`
