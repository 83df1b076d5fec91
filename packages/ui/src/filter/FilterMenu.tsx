import '@mantine/core/styles/Popover.layer.css'
import { Popover, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Icon } from '../icon/Icon.tsx'
import type { ReactNode } from 'react'
import css from './filter-menu.module.css'

export interface FilterMenuProps {
  readonly label: string
  /** The number of values that are chosen. */
  readonly count: number
  /** A `FilterGroup`. */
  readonly children: ReactNode
}

/** A button that opens the values of one filter below itself. Escape closes them and returns the focus. */
export function FilterMenu({ label, count, children }: FilterMenuProps) {
  return (
    <Popover
      position="bottom-start"
      offset={6}
      width={300}
      trapFocus
      returnFocus
      transitionProps={{ duration: 120 }}
      classNames={{ dropdown: css.dropdown }}
    >
      <Popover.Target>
        <UnstyledButton className={css.trigger} data-active={count > 0 || undefined}>
          {label}
          {count > 0 && <FilterCount count={count} />}
          <Icon of={IconChevronDown} size={16} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>{children}</Popover.Dropdown>
    </Popover>
  )
}

/** The number of filters that are on, beside the name of what holds them. */
export function FilterCount({ count }: { readonly count: number }) {
  return <span className={css.count}>{count}</span>
}
