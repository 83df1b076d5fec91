import { Children, type ReactNode, type Ref } from 'react'
import css from './card-grid.module.css'

export interface CardGridProps {
  /** The least width of a card; `medium` makes three columns on a wide page, `large` two. */
  readonly minWidth?: 'medium' | 'large'
  /** The accessible name of the list. */
  readonly label?: string
  /** The first card takes a whole row. */
  readonly spanFirst?: boolean
  readonly ref?: Ref<HTMLUListElement>
  readonly children: ReactNode
}

/** A list of cards in as many columns as fit. On phones its course cards are low rows. */
export function CardGrid({ minWidth = 'medium', label, spanFirst = false, ref, children }: CardGridProps) {
  return (
    <ul
      ref={ref}
      className={css.grid}
      data-card-rows
      data-min={minWidth}
      data-span-first={spanFirst}
      aria-label={label}
    >
      {Children.map(children, (child) => child && <li className={css.cell}>{child}</li>)}
    </ul>
  )
}
