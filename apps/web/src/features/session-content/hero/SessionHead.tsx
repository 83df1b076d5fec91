import type { ReactNode } from 'react'
import css from './session-head.module.css'

interface SessionHeadParts {
  /** A few words above the heading. */
  readonly eyebrow?: string
  readonly heading: string
  readonly title?: string | undefined
  readonly dates: string | null
  /** The block that says what is to be done now. On a phone it comes right after the heading. */
  readonly children: ReactNode
}

/** The heading of a session's page, its title and dates, and what is to be done now. */
export function SessionHead({ eyebrow, heading, title, dates, children }: SessionHeadParts) {
  return (
    <header className={css.head}>
      {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
      <h1 className={css.heading}>{heading}</h1>
      {title && <p className={css.title}>{title}</p>}
      {dates && <p className={css.dates}>{dates}</p>}
      <div className={css.today}>{children}</div>
    </header>
  )
}
