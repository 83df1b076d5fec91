import type { ReactNode } from 'react'
import { MAIN_ID } from '../accessibility/main-id.ts'
import { keepWords } from '../words/keep-words.tsx'
import { AuthArt } from './AuthArt.tsx'
import css from './auth-layout.module.css'

export interface AuthLayoutProps {
  /** The logo, top left; a link where it leads somewhere. */
  readonly brand: ReactNode
  /** The `<h1>`. */
  readonly title: ReactNode
  /** One sentence under it. */
  readonly lead?: ReactNode
  /** The form. */
  readonly children: ReactNode
  /** Small links at the foot: support, terms. */
  readonly footer?: ReactNode
  /** Another picture for the right half; it fills the panel. */
  readonly art?: ReactNode
}

/** Signed-out screens: a form on paper to the left, art to the right, a slim band of it on small screens. */
export function AuthLayout({ brand, title, lead, children, footer, art }: AuthLayoutProps) {
  return (
    <div className={css.layout} data-full-bleed>
      <div className={css.column}>
        <header className={css.brand}>{brand}</header>
        <main id={MAIN_ID} tabIndex={-1} className={css.main}>
          <h1 className={css.title}>{typeof title === 'string' ? keepWords(title) : title}</h1>
          {lead && <div className={css.lead}>{lead}</div>}
          <div className={css.content}>{children}</div>
        </main>
        {footer && <footer className={css.footer}>{footer}</footer>}
      </div>
      <div className={css.art} aria-hidden="true">
        {art ?? <AuthArt />}
      </div>
    </div>
  )
}
