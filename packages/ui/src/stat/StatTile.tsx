import type { ReactNode } from 'react'
import css from './stat-tile.module.css'

export interface StatTileProps {
  readonly label: string
  readonly value: ReactNode
  /** One short line under the figure: a share, a comparison. */
  readonly note?: ReactNode
}

/** One figure that matters. Put several in a `CardGrid minWidth="figures"`. */
export function StatTile({ label, value, note }: StatTileProps) {
  return (
    <div className={css.tile}>
      <p className={css.label}>{label}</p>
      <p className={css.value}>{value}</p>
      {note && <p className={css.note}>{note}</p>}
    </div>
  )
}
