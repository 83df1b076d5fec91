import { IconChevronRight } from '@tabler/icons-react'
import { UnstyledButton } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { useIsPhone } from '../../../lib/use-is-phone.ts'
import type { DrawnRow, FigureRowsProps } from './figure-rows.ts'
import css from './figure-rows.module.css'
import { RowCards } from './RowCards.tsx'
import { RowsTable } from './RowsTable.tsx'

/** The rows of figures as a table, and on a phone as a list. Rows with details open and close them, several at a time. */
export function FigureRows<Row, Key extends string>(props: FigureRowsProps<Row, Key>) {
  const { columns, rows, rowKey, renderDetails } = props
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(new Set())
  const prefix = useId()
  const isPhone = useIsPhone()
  const drawn = rows.map((row): DrawnRow<Row> => {
    const key = rowKey(row)
    const id = `${prefix}-${key}`
    const name = columns[0].cell(row)
    const isOpen = openKeys.has(key)
    const toggle = () => setOpenKeys(openKeys.symmetricDifference(new Set([key])))
    return {
      id,
      row,
      name: renderDetails ? <DetailsButton {...{ name, id, isOpen, toggle }} /> : name,
      opened: isOpen ? renderDetails?.(row) : undefined,
    }
  })
  return isPhone ? <RowCards {...props} drawn={drawn} /> : <RowsTable {...props} drawn={drawn} />
}

interface DetailsButtonProps {
  readonly name: ReactNode
  /** The id of what is opened. */
  readonly id: string
  readonly isOpen: boolean
  readonly toggle: () => void
}

function DetailsButton({ name, id, isOpen, toggle }: DetailsButtonProps) {
  return (
    <UnstyledButton
      className={css.detailsButton}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={toggle}
    >
      <Icon of={IconChevronRight} size={16} />
      {name}
    </UnstyledButton>
  )
}
