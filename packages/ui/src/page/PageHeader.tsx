import type { ReactNode } from 'react'
import css from './page.module.css'

export interface PageHeaderProps {
  /** The `<h1>`. */
  readonly title: ReactNode
  /** A few words above the title. */
  readonly eyebrow?: ReactNode
  /** One or two sentences under the title. */
  readonly lead?: ReactNode
}

/** The header of a page with its title. */
export function PageHeader({ title, eyebrow, lead }: PageHeaderProps) {
  return (
    <div className={css.header}>
      <div className={css.headerText}>
        {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
        <h1 className={css.title}>{title}</h1>
        {lead && <div className={css.lead}>{lead}</div>}
      </div>
    </div>
  )
}
