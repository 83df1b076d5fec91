import type { ReactNode } from 'react'
import { MAIN_ID } from '../accessibility/main-id.ts'
import { ButtonLink } from '../button/ButtonLink.tsx'
import type { RenderLink } from '../link/render-link.tsx'
import css from './error-page.module.css'

export interface NotFoundPageProps {
  readonly renderHomeLink: RenderLink
  readonly drawing?: ReactNode
}

/** The 404 page (Specification 1, section 2.5). Brings its own `<main>`. */
export function NotFoundPage({ renderHomeLink, drawing }: NotFoundPageProps) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={css.page}>
      {drawing && <div className={css.drawing}>{drawing}</div>}
      <p className={css.remark}>Oops ... someone&apos;s sleeping on the job</p>
      <h1 className={css.heading}>
        <span className={css.code}>404</span> <span className={css.name}>PAGE NOT FOUND</span>
      </h1>
      <ButtonLink variant="primary" size="large" renderLink={renderHomeLink}>
        Return to Home Page
      </ButtonLink>
    </main>
  )
}
