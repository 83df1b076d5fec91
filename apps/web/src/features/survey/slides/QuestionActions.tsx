import { Button } from '@section/ui/button/Button.tsx'
import { HeldButton } from '@section/ui/button/HeldButton.tsx'
import css from './slides.module.css'

interface QuestionActionsProps {
  readonly submitLabel: 'Next' | 'Finish'
  /** Says what the slide still lacks; null once every field has a value. */
  readonly missing: string | null
  readonly busy?: boolean
  readonly onPrevious: () => void
}

/**
 * The buttons of a question. The button that goes on looks disabled until the question is answered, and says what is missing;
 * pressing it leads to the first such field.
 */
export function QuestionActions({ submitLabel, missing, busy = false, onPrevious }: QuestionActionsProps) {
  return (
    <div className={css.actions}>
      <Button type="button" onClick={onPrevious} disabled={busy}>
        Previous
      </Button>
      <HeldButton type="submit" variant="primary" reason={missing} busy={busy}>
        {submitLabel}
      </HeldButton>
    </div>
  )
}
