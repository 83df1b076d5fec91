import type { ReactNode } from 'react'
import { externalLink } from '../link/render-link.tsx'
import css from './app-footer.module.css'

const THIS_YEAR = new Date().getFullYear()

export interface AppFooterProps {
  readonly brandName: string
  readonly logo: ReactNode
  readonly termsUrl: string
  readonly helpUrl: string
}

/** The footer of every screen, whose parts stand one below the other up to 730 px. */
export function AppFooter({ brandName, logo, termsUrl, helpUrl }: AppFooterProps) {
  const link = (href: string, label: string) => externalLink(href)({ className: css.link, children: label })
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.logo}>{logo}</div>
        <div className={css.links}>
          {link(termsUrl, 'Terms & Conditions')}
          {link(helpUrl, 'Help Center')}
        </div>
        <p className={css.copyright}>
          © {THIS_YEAR} {brandName}
        </p>
      </div>
    </footer>
  )
}
