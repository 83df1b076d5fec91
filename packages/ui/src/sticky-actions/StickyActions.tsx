import type { ReactNode } from 'react'
import css from './sticky-actions.module.css'

/** The main action of a page: in its place on wide screens, held at the foot of the window on small ones. The last child of `Page`. */
export function StickyActions({ children }: { readonly children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
