import type { ReactNode } from 'react'
import { MAIN_ID } from '../accessibility/main-id.ts'
import { ButtonLink } from '../button/ButtonLink.tsx'
import { anchorTo } from '../link/render-link.tsx'
import css from './error-page.module.css'

export interface CrashPageProps {
  /** Where a support ticket is opened. */
  readonly supportUrl: string
  readonly drawing?: ReactNode
  /** Tells support which failure this was. */
  readonly reference?: string
}

/** The page of a crashed app (Specification 1, section 2.5). Needs no router, since that may be what broke. */
export function CrashPage({ supportUrl, drawing, reference }: CrashPageProps) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={css.page}>
      {drawing && <div className={css.drawing}>{drawing}</div>}
      <h1 className={css.title}>Oh snap!</h1>
      <div className={css.lead}>
        <p>Something went wonky.</p>
        <p>Sorry for the inconvenience.</p>
      </div>
      <ButtonLink size="large" renderLink={anchorTo(supportUrl, { newTab: true })}>
        Open a support ticket
      </ButtonLink>
      {reference && <p className={css.reference}>Reference {reference}</p>}
    </main>
  )
}
