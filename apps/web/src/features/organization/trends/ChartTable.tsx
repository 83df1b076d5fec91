import { figureText } from '../figure-table/figure-text.ts'
import css from './trends.module.css'

interface ChartTableProps {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly [name: string, ...numbers: number[]])[]
}

/** The numbers of a chart as a table, which scrolls where the chart would stand. */
export function ChartTable({ title, columns, rows }: ChartTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls only what can have the focus.
    <div className={css.scroll} role="region" aria-label={title} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...numbers], row) => (
            // Two courses may have the same title.
            <tr key={row}>
              <th scope="row">
                <span dir="auto">{name}</span>
              </th>
              {numbers.map((value, column) => (
                <td key={column}>{figureText(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
