import type { ReactNode } from 'react'
import { MAIN_ID } from '../accessibility/main-id.ts'
import css from './error-page.module.css'

export interface NotFoundPageProps {
  /** The link "Return to Home Page". */
  readonly homeLink: ReactNode
  readonly drawing?: ReactNode
}

/** The 404 page with its `<main>`. */
export function NotFoundPage({ homeLink, drawing }: NotFoundPageProps) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={css.page}>
      {drawing && <div className={css.drawing}>{drawing}</div>}
      <p className={css.remark}>Oops ... someone&apos;s sleeping on the job</p>
      <h1 className={css.heading}>
        <span className={css.code}>404</span> <span className={css.name}>PAGE NOT FOUND</span>
      </h1>
      {homeLink}
    </main>
  )
}
