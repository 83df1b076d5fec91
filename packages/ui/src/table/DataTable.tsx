import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../accessibility/VisuallyHidden.tsx'
import css from './data-table.module.css'

interface TableColumn<Row> {
  readonly key: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** `end` for figures. */
  readonly align?: 'start' | 'end'
  /** Makes the heading a button. */
  readonly onSort?: () => void
  readonly sorted?: 'ascending' | 'descending'
}

export interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  readonly caption: string
  /** The first one names the row; on small screens it is the heading of the row's card. */
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
}

/** A table with tabular figures; up to 700 px each row is a card that repeats the headings. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <div className={css.frame}>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row" data-align={column.align}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} data-align={column.align} data-label={column.header}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function HeaderCell<Row>({ column }: { readonly column: TableColumn<Row> }) {
  const Arrow = column.sorted === 'ascending' ? IconArrowUp : IconArrowDown
  return (
    <th scope="col" data-align={column.align} aria-sort={column.onSort && (column.sorted ?? 'none')}>
      {column.onSort ? (
        <button type="button" className={css.sort} onClick={column.onSort}>
          {column.header}
          {column.sorted && <Arrow size={14} stroke={2} aria-hidden />}
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}
