import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import css from './page.module.css'

export interface CardProps {
  readonly padding?: 'medium' | 'large' | 'none'
  readonly className?: string
  readonly children: ReactNode
}

/** A panel with a thin border. */
export function Card({ padding = 'medium', className, children }: CardProps) {
  return (
    <div className={classNames(css.card, className)} data-padding={padding}>
      {children}
    </div>
  )
}
