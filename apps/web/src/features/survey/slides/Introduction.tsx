import { Button } from '@section/ui/button/Button.tsx'
import { signOutEverywhere } from '../../../lib/sign-in/sign-out-everywhere.ts'
import css from './slides.module.css'

/** The first slide. Who does not want to answer now can still log out, because nothing else can be reached. */
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
