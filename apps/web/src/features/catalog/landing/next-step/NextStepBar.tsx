import type { ReactNode } from 'react'
import css from './next-step-bar.module.css'

interface NextStepBarProps {
  /** Says on a phone, where the bar is away from the facts of the hero, what the button is about. */
  caption?: string | null
  children?: ReactNode
}

/**
 * The button of the next step: in its place in the hero on wide screens, at the foot of the window on a phone
 * (docs/product/course-page.md#next-step).
 */
export function NextStepBar({ caption, children }: NextStepBarProps) {
  return (
    <div className={css.bar} role="group" aria-label="Next step">
      {caption && <p className={css.caption}>{caption}</p>}
      {children}
    </div>
  )
}
