import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { Popover } from '../popover/Popover.tsx'
import css from './filter-menu.module.css'

export interface FilterMenuProps {
  readonly label: string
  /** The number of values that are chosen. */
  readonly count: number
  /** A `FilterGroup`. */
  readonly children: ReactNode
}

/** A button that opens the values of one filter below itself. */
export function FilterMenu({ label, count, children }: FilterMenuProps) {
  return (
    <Popover
      label={label}
      trigger={(properties) => (
        <UnstyledButton {...properties} className={css.trigger} data-active={count > 0 || undefined}>
          {label}
          {count > 0 && <FilterCount count={count} />}
          <Icon of={IconChevronDown} size={16} />
        </UnstyledButton>
      )}
    >
      {() => children}
    </Popover>
  )
}

/** The number of filters that are on, beside the name of what holds them. */
export function FilterCount({ count }: { readonly count: number }) {
  return <span className={css.count}>{count}</span>
}
