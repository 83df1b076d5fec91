import { Button } from '@section/ui/button/Button.tsx'
import { signOutEverywhere } from '../../../lib/sign-in/sign-out-everywhere.ts'
import css from './slides.module.css'

/** The first slide. It offers the logout, because the dialog cannot be closed. */
export function Introduction({ onStart }: { onStart: () => void }) {
  return (
    <>
      <p className={css.lead}>Personalize your experience with 2 quick questions</p>
      <div className={css.start}>
        <Button variant="primary" size="large" onClick={onStart}>
          customize profile
        </Button>
        <Button variant="quiet" size="large" onClick={() => void signOutEverywhere()}>
          Logout
        </Button>
      </div>
    </>
  )
}
