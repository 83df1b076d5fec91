import '@mantine/core/styles/Chip.layer.css'
import { Chip } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Icon } from '../icon/Icon.tsx'
import type { ReactNode } from 'react'
import css from './filter-chip.module.css'

export interface FilterChipProps {
  readonly selected: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

const CLASS_NAMES = { label: css.chip, iconWrapper: css.icon, input: css.input }

/** One value of a filter, which is on or off. */
export function FilterChip({ selected, onToggle, children }: FilterChipProps) {
  return (
    <Chip
      checked={selected}
      onChange={onToggle}
      icon={<Icon of={IconCheck} size={16} stroke={2} />}
      classNames={CLASS_NAMES}
    >
      {children}
    </Chip>
  )
}

export interface FilterGroupProps {
  /** The name of the group. */
  readonly label: string
  /** False when the name stands elsewhere on the screen, so that only screen readers are told it. */
  readonly showLabel?: boolean
  readonly children: ReactNode
}

/** The values of one filter; they wrap. */
export function FilterGroup({ label, showLabel = false, children }: FilterGroupProps) {
  return (
    <div role="group" aria-label={label}>
      {showLabel && (
        <p className={css.groupLabel} aria-hidden>
          {label}
        </p>
      )}
      <div className={css.row}>{children}</div>
    </div>
  )
}
