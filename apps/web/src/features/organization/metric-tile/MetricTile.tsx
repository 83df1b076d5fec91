import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { figureText } from '../figure-table/figure-text.ts'
import css from './metric-tile.module.css'

interface MetricTileProps {
  readonly icon: TablerIcon
  readonly label: string
  /** Undefined before it has been counted. */
  readonly value: number | undefined
  readonly detail: string | null
  readonly children?: ReactNode
}

/** A figure with its name, an icon, and what it is made of. It stands in a `dl`. */
export function MetricTile({ icon, label, value, detail, children }: MetricTileProps) {
  return (
    <div className={css.tile}>
      <dt className={css.label}>
        <Icon of={icon} className={css.icon} />
        {label}
      </dt>
      <dd className={css.value}>{value === undefined ? <NotCounted /> : figureText(value)}</dd>
      {detail !== null && <dd className={css.detail}>{detail}</dd>}
      {children && <dd className={css.ring}>{children}</dd>}
    </div>
  )
}

const NotCounted = () => (
  <span role="img" aria-label="Not counted yet" className={css.none}>
    –
  </span>
)
