import type { ReactNode } from 'react'
import css from './screen-state.module.css'

export interface ScreenStateProps {
  readonly drawing?: ReactNode
  readonly title?: ReactNode
  /** One sentence: why nothing is shown, or how the member gets it. */
  readonly sentence?: ReactNode
  /** One `Button` or `ButtonLink`. */
  readonly action?: ReactNode
  readonly headingLevel?: 1 | 2 | 3
  readonly role?: 'alert' | undefined
  /** `row` is low, for a part of a screen with more content below. */
  readonly layout?: 'stack' | 'row' | undefined
}

/** A message instead of content that is empty, failed to load, or is forbidden. */
export function ScreenState(props: ScreenStateProps) {
  const { drawing, title, sentence, action, headingLevel = 2, role, layout = 'stack' } = props
  const Heading = `h${headingLevel}` as const
  return (
    <div className={css.state} data-level={headingLevel} data-layout={layout} role={role}>
      {drawing && <div className={css.drawing}>{drawing}</div>}
      {title && <Heading className={css.title}>{title}</Heading>}
      {sentence && <p className={css.sentence}>{sentence}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}
