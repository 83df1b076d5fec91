import type { ReactNode } from 'react'
import { MAIN_ID } from '../accessibility/main-id.ts'
import { keepHyphenatedWords } from './keep-hyphenated-words.tsx'
import { AuthArt } from './AuthArt.tsx'
import css from './auth-layout.module.css'

export interface AuthLayoutProps {
  /** The logo, shown top left. */
  readonly brand: ReactNode
  /** The `<h1>`. */
  readonly title: ReactNode
  /** One sentence under the title. */
  readonly lead?: ReactNode
  /** The form. */
  readonly children: ReactNode
  /** The small links at the foot, such as support and terms. */
  readonly footer?: ReactNode
}

/** The layout of signed-out screens: a form beside art, or under a low band of it on small screens. */
export function AuthLayout({ brand, title, lead, children, footer }: AuthLayoutProps) {
  return (
    <div className={css.layout} data-full-bleed>
      <div className={css.column}>
        <header className={css.brand}>{brand}</header>
        <main id={MAIN_ID} tabIndex={-1} className={css.main}>
          <h1 className={css.title}>{typeof title === 'string' ? keepHyphenatedWords(title) : title}</h1>
          {lead && <div className={css.lead}>{lead}</div>}
          <div className={css.content}>{children}</div>
        </main>
        {footer && <footer className={css.footer}>{footer}</footer>}
      </div>
      <div className={css.art} aria-hidden="true">
        <AuthArt />
      </div>
    </div>
  )
}
