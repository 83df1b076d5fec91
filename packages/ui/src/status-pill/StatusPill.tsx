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
  /** The color of a meaning or of a stack. */
  readonly tone?: PillTone
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** One or two words on a tint: a status, a kind or a stack. The color alone carries no meaning. */
export function StatusPill({ tone = 'neutral', icon, children }: StatusPillProps) {
  return (
    <span className={css.pill} data-tone={tone}>
      {icon}
      <span>{children}</span>
    </span>
  )
}
