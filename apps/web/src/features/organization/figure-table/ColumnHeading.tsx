import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import css from './figure-rows.module.css'

interface ColumnHeadingProps {
  readonly title: string
  readonly isNumber: boolean | undefined
  /** How the table is sorted by this column; null when it is not. */
  readonly direction: 'ASC' | 'DESC' | null
  /** Sorts by this column: ascending, then descending, then not. */
  readonly onSort: (() => void) | undefined
}

const SORTED = { ASC: 'ascending', DESC: 'descending' } as const
const ARROWS = { ASC: IconArrowUp, DESC: IconArrowDown }

/** The heading of a column of figures, which sorts by it. */
export function ColumnHeading({ title, isNumber, direction, onSort }: ColumnHeadingProps) {
  if (!onSort)
    return (
      <th scope="col" data-number={isNumber}>
        {title}
      </th>
    )
  return (
    <th scope="col" data-number={isNumber} aria-sort={direction ? SORTED[direction] : 'none'}>
      <UnstyledButton className={css.sortButton} data-sorted={direction ?? undefined} onClick={onSort}>
        {title}
        <Icon of={direction ? ARROWS[direction] : IconSelector} size={16} />
      </UnstyledButton>
    </th>
  )
}
