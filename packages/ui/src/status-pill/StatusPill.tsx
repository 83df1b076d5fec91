import type { ReactNode } from 'react'
import css from './status-pill.module.css'

export type PillTone =
  | 'neutral'
  | 'accent'
  | 'success'
  | 'warning'
  | 'danger'
  | 'ai'
  | 'business-core'
  | 'marketing'
  | 'leadership'
  | 'product'

export interface StatusPillProps {
  /** A meaning, or the color of a stack. */
  readonly tone?: PillTone
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** One or two words on a tint: a state, a kind, a stack. The words carry the meaning, the color helps. */
export function StatusPill({ tone = 'neutral', icon, children }: StatusPillProps) {
  return (
    <span className={css.pill} data-tone={tone}>
      {icon}
      {children}
    </span>
  )
}
