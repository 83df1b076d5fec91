import type { ReactNode } from 'react'
import type { FigureSort } from '@section/domain/organization/organization-table.ts'
import type { FigureColumns } from './figure-column.ts'

export interface FigureRowsProps<Row, Key extends string> {
  readonly label: string
  readonly columns: FigureColumns<Row, Key>
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly sort?: FigureSort<Key> | null
  /** Called by the headings of the columns; without it, these are no buttons. */
  readonly onSort?: ((key: Key) => void) | undefined
  readonly renderDetails?: ((row: Row) => ReactNode) | undefined
}

/** A row with what it shows: what names it, the other columns' cells, and what it has opened below itself. */
export interface DrawnRow<Row> {
  readonly id: string
  readonly row: Row
  readonly name: ReactNode
  readonly opened: ReactNode
}
