import { type KeyboardEvent, type ReactNode, useState } from 'react'
import css from './tooltip.module.css'

export interface TooltipProps {
  /** A few words. They repeat the accessible name of what they point at, so they are hidden from screen readers. */
  readonly text: string
  /** Where the bubble's edge aligns. */
  readonly align?: 'start' | 'center' | 'end'
  readonly side?: 'top' | 'bottom'
  /** One button or link that already has an accessible name. */
  readonly children: ReactNode
}

/** Shows the name of an icon button on hover and keyboard focus; Escape sends it away. */
export function Tooltip({ text, align = 'center', side = 'top', children }: TooltipProps) {
  const [dismissed, setDismissed] = useState(false)
  const dismiss = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true)
  }
  const allow = () => setDismissed(false)
  return (
    <span
      role="presentation"
      className={css.anchor}
      data-dismissed={dismissed}
      onKeyDown={dismiss}
      onMouseEnter={allow}
      onBlur={allow}
    >
      {children}
      <span className={css.bubble} data-align={align} data-side={side} aria-hidden="true">
        {text}
      </span>
    </span>
  )
}
