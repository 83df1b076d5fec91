import type { ReactNode } from 'react'
import { anchorTo } from '../link/render-link.tsx'
import css from './app-footer.module.css'

export interface AppFooterProps {
  readonly brandName: string
  readonly logo: ReactNode
  /** The current year. */
  readonly year: number
  readonly termsUrl: string
  readonly helpUrl: string
}

/** The foot of every screen (Specification 1, section 2.4); stacked up to 730 px. */
export function AppFooter({ brandName, logo, year, termsUrl, helpUrl }: AppFooterProps) {
  const link = (href: string, label: string) =>
    anchorTo(href, { newTab: true })({ className: css.link ?? '', children: label })
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.logo}>{logo}</div>
        <div className={css.links}>
          {link(termsUrl, 'Terms & Conditions')}
          {link(helpUrl, 'Help Center')}
        </div>
        <p className={css.copyright}>
          © {year} {brandName}
        </p>
      </div>
    </footer>
  )
}
