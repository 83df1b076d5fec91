import type { ReactNode } from 'react'
import { IconArrowLeft } from '@tabler/icons-react'
import type { RenderLink } from '../link/render-link.tsx'
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
  readonly back?: { readonly label: string; readonly renderLink: RenderLink }
}

/** The top of a page. */
export function PageHeader({ title, eyebrow, lead, actions, back }: PageHeaderProps) {
  return (
    <div className={css.header}>
      <div className={css.headerText}>
        {back?.renderLink({
          className: css.back ?? '',
          children: (
            <>
              <IconArrowLeft size={16} stroke={1.75} aria-hidden />
              {back.label}
            </>
          ),
        })}
        {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
        <h1 className={css.title}>{title}</h1>
        {lead && <div className={css.lead}>{lead}</div>}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
