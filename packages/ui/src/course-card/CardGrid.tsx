import { Children, type ReactNode } from 'react'
import css from './card-grid.module.css'

export interface CardGridProps {
  /** Narrowest card before a column is dropped; three columns on a full page by default. */
  readonly minWidth?: 'small' | 'medium' | 'large'
  /** Names the list for screen readers. */
  readonly label?: string
  /** The first card takes a whole row. */
  readonly spanFirst?: boolean
  readonly children: ReactNode
}

/** Cards in as many columns as fit, each a list item. */
export function CardGrid({ minWidth = 'medium', label, spanFirst = false, children }: CardGridProps) {
  return (
    <ul className={css.grid} data-min={minWidth} data-span-first={spanFirst} aria-label={label}>
      {Children.map(children, (child) => child && <li className={css.cell}>{child}</li>)}
    </ul>
  )
}
