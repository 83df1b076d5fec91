import type { ReactNode } from 'react'
import { AppHeader } from '@section/ui/header/AppHeader.tsx'
import { anchorTo } from '@section/ui/link/render-link.tsx'
import { paths } from '../paths.ts'
import { BrandLogo } from './BrandLogo.tsx'

/** The frame of a signed-in screen before it is known who is signed in. */
export function ShellSkeleton({ children }: { children: ReactNode }) {
  return (
    <>
      <AppHeader
        logo={<BrandLogo />}
        renderLogoLink={anchorTo(paths.home())}
        tabs={[]}
        member={null}
        menuOpened={false}
        onOpenMenu={null}
      />
      {children}
    </>
  )
}
