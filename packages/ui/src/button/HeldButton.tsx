import { type ComponentProps, useId } from 'react'
import { Button } from './Button.tsx'
import css from './held-button.module.css'

type HeldButtonProps = ComponentProps<typeof Button<'button'>> & {
  /** Says what the button waits for, such as “Still missing: company.”; null when it can do its work. */
  readonly reason: string | null
}

/**
 * A button that waits for something, with the reason beside it. It looks disabled, but keeps its place in the order of Tab and
 * can be pressed, so that its form can name what is missing and focus it.
 */
export function HeldButton({ reason, ...button }: HeldButtonProps) {
  const id = useId()
  const held = reason !== null && { 'aria-disabled': true, 'aria-describedby': id }
  return (
    <div className={css.held}>
      {reason !== null && (
        <p id={id} className={css.reason}>
          {reason}
        </p>
      )}
      <Button {...button} {...held} />
    </div>
  )
}
