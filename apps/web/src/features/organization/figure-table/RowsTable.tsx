import { Fragment } from 'react'
import { ColumnHeading } from './ColumnHeading.tsx'
import type { DrawnRow, FigureRowsProps } from './figure-rows.ts'
import css from './figure-rows.module.css'

interface RowsTableProps<Row, Key extends string> extends FigureRowsProps<Row, Key> {
  readonly drawn: readonly DrawnRow<Row>[]
}

/** Rows of figures as a table, whose first column names them. */
export function RowsTable<Row, Key extends string>(props: RowsTableProps<Row, Key>) {
  const { label, columns, drawn, sort = null, onSort } = props
  const [, ...others] = columns
  return (
    <table className={css.table} aria-label={label}>
      <colgroup>
        <col />
        {others.map(({ key }) => (
          <col key={key} className={css.column} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <ColumnHeading
              key={column.key}
              title={column.title}
              isNumber={column.isNumber}
              direction={sort?.key === column.key ? sort.direction : null}
              onSort={onSort && (() => onSort(column.key))}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {drawn.map(({ id, row, name, opened }) => (
          <Fragment key={id}>
            <tr>
              <th scope="row" className={css.name}>
                {name}
              </th>
              {others.map(({ key, cell, isNumber }) => (
                <td key={key} data-number={isNumber}>
                  {cell(row)}
                </td>
              ))}
            </tr>
            {opened && (
              <tr id={id}>
                <td colSpan={columns.length} className={css.opened}>
                  {opened}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}
