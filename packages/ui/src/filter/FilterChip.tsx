import { UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './filter-chip.module.css'

export interface FilterChipProps {
  readonly selected: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
  readonly count?: number
}

/** A toggle button for a filter. */
export function FilterChip({ selected, onToggle, children, count }: FilterChipProps) {
  return (
    <UnstyledButton className={css.chip} aria-pressed={selected} onClick={onToggle}>
      {selected && <IconCheck size={16} stroke={2} aria-hidden />}
      {children}
      {count !== undefined && <span className={css.count}>{count}</span>}
    </UnstyledButton>
  )
}

/** A group of filters in a row that wraps, or scrolls sideways on small screens. */
export function FilterRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={css.row}>
      {children}
    </div>
  )
}
