import { pathTo } from '@section/domain/access/screen-path.ts'
import { Link, Outlet, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { visibleTabs } from '@section/domain/access/navigation/visible-tabs.ts'
import { routeDecision } from '@section/domain/access/route-access.ts'
import { isLimitedUser, type Viewer } from '@section/domain/access/viewer.ts'
import { SkipLink } from '@section/ui/accessibility/SkipLink.tsx'
import { AppFooter } from '@section/ui/footer/AppFooter.tsx'
import { AppHeader } from '@section/ui/header/AppHeader.tsx'
import { portraitAddress } from '../../lib/links/portrait-address.ts'
import { closeMembershipLock, useMembershipLockOpened } from '../../features/membership/membership-lock.ts'
import { usePassLogo } from '../../features/invitations/use-pass-logo.ts'
import { Survey } from '../../features/survey/Survey.tsx'
import { config } from '../../lib/config.ts'
import { lazyDialog, lazyPart } from '../../lib/loading/lazy-part.tsx'
import { useSignedIn } from '../../lib/viewer/viewer.ts'
import { BrandLogo } from '../../lib/brand/BrandLogo.tsx'
import { logoOf, useCustomerAccent } from './customer-branding.ts'
import { useTabs } from './use-navigation-items.tsx'

// Loaded lazily, because most visits never open them.
const Menu = lazyDialog(() => import('./Menu.tsx'), 'Menu')
const MembershipLockDialog = lazyDialog(
  () => import('../../features/membership/MembershipLockDialog.tsx'),
  'MembershipLockDialog',
)

const LockedPage = lazyPart(() => import('../../features/membership/LockedPage.tsx'), 'LockedPage')

// Loaded lazily, because few members are limited; without its file the page stays as it is.
const MeteringBanner = lazyPart(
  () => import('../../features/metering/MeteringBanner.tsx'),
  'MeteringBanner',
  {
    missing: null,
  },
)

// Loaded lazily, because few payments fail; without its file the page stays as it is.
const FailedPaymentBanner = lazyPart(
  () => import('../../features/billing/failed-payment/FailedPaymentBanner.tsx'),
  'FailedPaymentBanner',
  { missing: null },
)

/** The frame of every signed-in screen: tabs, side drawer, footer. */
export function Shell({ children }: { children?: ReactNode }) {
  const { member, viewer } = useSignedIn()
  const tabs = useTabs()
  const passLogo = usePassLogo(member.email)
  const path = useRouterState({
    select: ({ location, resolvedLocation }) => (resolvedLocation ?? location).pathname,
  })
  const locked = lockedPageLabel(path, viewer)
  const [menuOpened, setMenuOpened] = useState(false)
  const closeMenu = () => setMenuOpened(false)
  const lockOpened = useMembershipLockOpened()
  useCustomerAccent(member.customer?.accentColor ?? null)
  return (
    <>
      <SkipLink />
      <AppHeader
        logo={
          <Link to={pathTo('home')} aria-label={`${config.brandName} home`}>
            <BrandLogo src={logoOf(member, viewer) ?? passLogo} />
          </Link>
        }
        tabs={tabs}
        member={{
          name: `${member.firstName} ${member.lastName}`,
          src: portraitAddress(member.profileImageUrl, member.userId),
        }}
        menuOpened={menuOpened}
        onOpenMenu={() => setMenuOpened(true)}
      />
      <Menu opened={menuOpened} onClose={closeMenu} onMissing={closeMenu} tabs={tabs} />
      {locked ? <LockedPage key={locked} label={locked} /> : (children ?? <Outlet />)}
      {isLimitedUser(viewer) && <MeteringBanner />}
      {member.paymentFailed && <FailedPaymentBanner />}
      <Survey />
      <MembershipLockDialog opened={lockOpened} onMissing={closeMembershipLock} />
      <AppFooter
        brandName={config.brandName}
        logo={config.marketingUrl ? <a href={config.marketingUrl}>{brandLogo}</a> : brandLogo}
        termsUrl={config.termsUrl}
        helpUrl={config.helpCenterUrl}
      />
    </>
  )
}

const brandLogo = <BrandLogo />

/**
 * Returns the label of the page-locked tab at a path; null when the path is not locked. See
 * docs/product/access.md#page-locks.
 */
function lockedPageLabel(path: string, viewer: Viewer): string | null {
  if (routeDecision(path, viewer, {}).kind !== 'page-lock') return null
  const { tabs, sideMenu } = visibleTabs(viewer)
  const tab = [...tabs, ...sideMenu].find((entry) => entry.locked && path.startsWith(entry.path))
  return tab?.label ?? 'These pages'
}
