import { type ReactNode, useEffect, useState } from 'react'
import css from './tooltip.module.css'

export interface TooltipProps {
  /** Repeats the accessible name or description of the control, so that screen readers skip it. */
  readonly label: string
  /** `end` for a control at the right edge of the page. */
  readonly align?: 'center' | 'end'
  /** One control. */
  readonly children: ReactNode
}

/**
 * Shows words above a control while the mouse rests on it or on them, or while it has the focus of the keyboard; Escape
 * hides them. A touch that scrolls over a control does not show them.
 */
export function Tooltip({ label, align = 'center', children }: TooltipProps) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!shown) return
    // The focus may be elsewhere while the mouse rests on the control.
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && setShown(false)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [shown])
  return (
    <span
      role="none"
      className={css.anchor}
      onPointerEnter={({ pointerType }) => setShown(pointerType === 'mouse')}
      onPointerLeave={() => setShown(false)}
      onFocus={({ target }) => target.matches(':focus-visible') && setShown(true)}
      onBlur={() => setShown(false)}
    >
      {children}
      {shown && (
        <span className={css.tooltip} data-align={align} aria-hidden>
          {label}
        </span>
      )}
    </span>
  )
}
