import { type ReactNode, useId } from 'react'
import css from './page.module.css'

export interface SectionProps {
  readonly title: ReactNode
  readonly description?: ReactNode
  /** One link or button at the end of the heading's line. */
  readonly action?: ReactNode
  readonly level?: 2 | 3
  readonly children: ReactNode
}

/** A part of a page under its own heading, named by it. */
export function Section({ title, description, action, level = 2, children }: SectionProps) {
  const headingId = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={css.section} data-level={level} aria-labelledby={headingId}>
      <div className={css.sectionTop}>
        <div>
          <Heading id={headingId} className={css.sectionTitle}>
            {title}
          </Heading>
          {description && <p className={css.description}>{description}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
