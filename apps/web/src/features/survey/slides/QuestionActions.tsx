import { Button } from '@section/ui/button/Button.tsx'
import css from './slides.module.css'

interface QuestionActionsProps {
  readonly submitLabel: 'Next' | 'Finish'
  /** True once every field of the slide has a value. */
  readonly filled: boolean
  readonly busy?: boolean
  readonly onPrevious: () => void
}

/** The buttons of a question. The button that goes on is disabled, without a message, until the question is answered. */
export function QuestionActions({ submitLabel, filled, busy = false, onPrevious }: QuestionActionsProps) {
  return (
    <div className={css.actions}>
      <Button type="button" onClick={onPrevious} disabled={busy}>
        Previous
      </Button>
      <Button type="submit" variant="primary" disabled={!filled} busy={busy}>
        {submitLabel}
      </Button>
    </div>
  )
}
