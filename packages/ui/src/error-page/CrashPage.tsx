import type { ReactNode } from 'react'
import { MAIN_ID } from '../accessibility/main-id.ts'
import { AnchorButton } from '../button/AnchorButton.tsx'
import { Button } from '../button/Button.tsx'
import css from './error-page.module.css'

export interface CrashPageProps {
  /** Where a support ticket is opened. */
  readonly supportUrl: string
  /** Opens the same place anew. */
  readonly onReload: () => void
  readonly drawing?: ReactNode
  /** Tells support which failure this was. */
  readonly reference?: string
}

/**
 * The page of a crashed app (Specification 1, section 2.5), with the ways out of it. Needs no router, since that may be
 * what broke.
 */
export function CrashPage({ supportUrl, onReload, drawing, reference }: CrashPageProps) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={css.page}>
      {drawing && <div className={css.drawing}>{drawing}</div>}
      <h1 className={css.title}>Oh snap!</h1>
      <div className={css.lead}>
        <p>Something went wonky.</p>
        <p>Sorry for the inconvenience.</p>
      </div>
      <div className={css.ways}>
        <Button variant="primary" size="large" onClick={onReload}>
          Reload
        </Button>
        <AnchorButton size="large" href="/">
          Home
        </AnchorButton>
      </div>
      <AnchorButton variant="quiet" href={supportUrl} newTab>
        Open a support ticket
      </AnchorButton>
      {reference && <p className={css.reference}>Reference {reference}</p>}
    </main>
  )
}
