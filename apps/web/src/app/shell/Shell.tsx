import { pathTo } from '@section/domain/access/screen-path.ts'
import { Link, Outlet, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { SkipLink } from '@section/ui/accessibility/SkipLink.tsx'
import { AppFooter } from '@section/ui/footer/AppFooter.tsx'
import { AppHeader } from '@section/ui/header/AppHeader.tsx'
import { MembershipLock } from '../../features/membership/MembershipLock.tsx'
import { usePassLogo } from '../../features/invitations/use-pass-logo.ts'
import { MeteringBanner } from '../../features/metering/MeteringBanner.tsx'
import { config } from '../../lib/config.ts'
import { lazyDialog, lazyPart } from '../../lib/routing/lazy-part.tsx'
import { useSignedIn } from '../../lib/session/viewer.ts'
import { BrandLogo } from '../../lib/brand/BrandLogo.tsx'
import { logoOf, useCustomerAccent } from './customer-branding.ts'
import { lockedPageLabel } from './locked-place.ts'
import { useTabs } from './use-navigation-items.tsx'

/** Comes with the first opening of the menu: most visits never open it. */
const Menu = lazyDialog(async () => (await import('./Menu.tsx')).Menu)

const LockedPage = lazyPart(async () => (await import('../../features/membership/LockedPage.tsx')).LockedPage)

/** The frame of every signed-in screen: tabs, side drawer, footer. Specification 1, section 2.4. */
export function Shell({ children }: { children?: ReactNode }) {
  const { member, viewer } = useSignedIn()
  const tabs = useTabs()
  const passLogo = usePassLogo(member.email)
  const path = useRouterState({
    select: ({ location, resolvedLocation }) => (resolvedLocation ?? location).pathname,
  })
  const locked = lockedPageLabel(path, viewer)
  const [menuOpened, setMenuOpened] = useState(false)
  useCustomerAccent(member.customer?.accentColor ?? null)
  const [menuWanted, setMenuWanted] = useState(false)
  const openMenu = () => {
    setMenuWanted(true)
    setMenuOpened(true)
  }
  return (
    <>
      <SkipLink />
      <AppHeader
        logo={<BrandLogo src={logoOf(member, viewer) ?? passLogo} />}
        renderLogoLink={(slot) => (
          <Link to={pathTo('home')} {...slot} aria-label={`${config.brandName} home`} />
        )}
        tabs={tabs}
        member={{ name: `${member.firstName} ${member.lastName}`, src: member.profileImageUrl }}
        menuOpened={menuOpened}
        onOpenMenu={openMenu}
      />
      {menuWanted && (
        <Menu
          opened={menuOpened}
          onClose={() => setMenuOpened(false)}
          onMissing={() => {
            setMenuOpened(false)
            setMenuWanted(false)
          }}
          tabs={tabs}
        />
      )}
      {locked ? <LockedPage key={locked} label={locked} /> : (children ?? <Outlet />)}
      <MeteringBanner />
      <MembershipLock />
      <AppFooter
        brandName={config.brandName}
        logo={
          config.marketingUrl ? (
            <a href={config.marketingUrl}>
              <BrandLogo />
            </a>
          ) : (
            <BrandLogo />
          )
        }
        year={THIS_YEAR}
        termsUrl={config.termsUrl}
        helpUrl={config.helpCenterUrl}
      />
    </>
  )
}

const THIS_YEAR = new Date().getFullYear()
