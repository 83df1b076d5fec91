import { type ReactNode, useId } from 'react'
import css from './page.module.css'

export interface SectionProps {
  /** The target of links to this part of the page. */
  readonly id?: string
  readonly title: ReactNode
  readonly description?: ReactNode
  /** One link or button beside the heading. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A part of a page with a heading, which is its accessible name. */
export function Section({ id, title, description, action, children }: SectionProps) {
  const headingId = useId()
  return (
    <section id={id} className={css.section} aria-labelledby={headingId}>
      <div className={css.sectionTop}>
        <div>
          <h2 id={headingId} className={css.sectionTitle}>
            {title}
          </h2>
          {description && <p className={css.description}>{description}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
