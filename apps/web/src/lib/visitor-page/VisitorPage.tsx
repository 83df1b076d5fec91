import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { MAIN_ID } from '@section/ui/accessibility/main-id.ts'
import { SkipLink } from '@section/ui/accessibility/SkipLink.tsx'
import { AppFooter } from '@section/ui/footer/AppFooter.tsx'
import { BrandLogo } from '../brand/BrandLogo.tsx'
import { config } from '../config.ts'
import { isSignedIn } from '../sign-in/sign-in-target.ts'
import css from './visitor-page.module.css'

interface VisitorPageProps {
  /** A logo beside that of the school. */
  readonly beside?: ReactNode
  /** True when the page begins with a dark part, so that the header is dark as well. */
  readonly dark?: boolean
  readonly children: ReactNode
}

/** The frame of a page that everybody may open: the school's logo, the way to the login or to the member center, and the footer. */
export function VisitorPage({ beside, dark = false, children }: VisitorPageProps) {
  const signedIn = isSignedIn()
  return (
    <div className={css.screen} data-full-bleed data-dark={dark || undefined}>
      <SkipLink />
      <header className={css.header} data-surface={dark ? 'dark' : undefined}>
        <div className={css.headerInner}>
          <BrandLogo />
          {beside}
          <Link to={pathTo(signedIn ? 'home' : 'login')} className={css.login}>
            {signedIn ? 'Member Center' : 'Log in'}
          </Link>
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={css.main}>
        {children}
      </main>
      <AppFooter
        brandName={config.brandName}
        logo={<BrandLogo />}
        termsUrl={config.termsUrl}
        helpUrl={config.helpCenterUrl}
      />
    </div>
  )
}
