import type { ReactNode } from 'react'
import { visibleTabs } from '@section/domain/access/visible-tabs.ts'
import { SkipLink } from '@section/ui/accessibility/SkipLink.tsx'
import { AppHeader } from '@section/ui/header/AppHeader.tsx'
import { anchorTo, type RenderLink } from '@section/ui/link/render-link.tsx'
import type { SignedIn } from '../../lib/viewer.ts'
import { paths } from '../paths.ts'
import { BrandLogo } from './BrandLogo.tsx'
import { logoOf } from './customer-look.ts'

interface DrawnShellProps extends Pick<SignedIn, 'member' | 'viewer'> {
  path: string
  children: ReactNode
}

/** The frame of a member's screen as the server draws it: every link leads on, the menu waits for the app. */
export function DrawnShell({ member, viewer, path, children }: DrawnShellProps) {
  const tabs = visibleTabs(viewer).tabs.map((tab) => ({
    key: tab.path,
    label: tab.label,
    renderLink: tab.path === path ? currentPage(path) : anchorTo(tab.path),
  }))
  return (
    <>
      <SkipLink />
      <AppHeader
        logo={<BrandLogo src={logoOf(member, viewer)} />}
        renderLogoLink={anchorTo(paths.home())}
        tabs={tabs}
        member={{ name: `${member.firstName} ${member.lastName}`, src: member.profileImageUrl }}
        menuOpened={false}
        onOpenMenu={null}
      />
      {children}
    </>
  )
}

const currentPage =
  (path: string): RenderLink =>
  ({ children, ...slot }) => (
    <a href={path} aria-current="page" {...slot}>
      {children}
    </a>
  )
