import type { ReactNode } from 'react'
import { MAIN_ID } from '../accessibility/main-id.ts'
import { AnchorButton } from '../button/AnchorButton.tsx'
import css from './error-page.module.css'

export interface CrashPageProps {
  /** The page on which a support ticket is opened. */
  readonly supportUrl: string
  /** The primary button: what may help, such as to reload. */
  readonly action: ReactNode
  readonly drawing?: ReactNode
}

/** The page of a crashed app. It needs no router, because that may have crashed. */
export function CrashPage({ supportUrl, action, drawing }: CrashPageProps) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={css.page}>
      {drawing && <div className={css.drawing}>{drawing}</div>}
      <h1 className={css.title}>Oh snap!</h1>
      <div className={css.lead}>
        <p>Something went wonky.</p>
        <p>Sorry for the inconvenience.</p>
      </div>
      <div className={css.actions}>
        {action}
        <AnchorButton size="large" href="/">
          Home
        </AnchorButton>
      </div>
      <AnchorButton variant="quiet" href={supportUrl} newTab>
        Open a support ticket
      </AnchorButton>
    </main>
  )
}
