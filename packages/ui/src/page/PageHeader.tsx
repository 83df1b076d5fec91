import type { ReactNode } from 'react'
import css from './page.module.css'

export interface PageHeaderProps {
  /** The `<h1>`. */
  readonly title: ReactNode
  /** A few words above the title: a kind, a place. */
  readonly eyebrow?: ReactNode
  /** One or two sentences under it. */
  readonly lead?: ReactNode
  /** Buttons, to the right on wide screens. */
  readonly actions?: ReactNode
}

/** The top of a page. */
export function PageHeader({ title, eyebrow, lead, actions }: PageHeaderProps) {
  return (
    <div className={css.header}>
      <div className={css.headerText}>
        {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
        <h1 className={css.title}>{title}</h1>
        {lead && <div className={css.lead}>{lead}</div>}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
