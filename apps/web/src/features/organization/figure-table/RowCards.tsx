import type { DrawnRow, FigureRowsProps } from './figure-rows.ts'
import css from './figure-rows.module.css'

interface RowCardsProps<Row, Key extends string> extends Pick<
  FigureRowsProps<Row, Key>,
  'label' | 'columns'
> {
  readonly drawn: readonly DrawnRow<Row>[]
}

/** Rows of figures as a list for phones, in which each figure stands with the title of its column. */
export function RowCards<Row, Key extends string>({ label, columns, drawn }: RowCardsProps<Row, Key>) {
  const [, ...others] = columns
  return (
    <ul className={css.cards} aria-label={label}>
      {drawn.map(({ id, row, name, opened }) => (
        <li key={id} className={css.card}>
          <div className={css.cardName}>{name}</div>
          <dl className={css.figures}>
            {others.map(({ key, title, cell }) => (
              <div key={key} className={css.figure}>
                <dt>{title}</dt>
                <dd>{cell(row)}</dd>
              </div>
            ))}
          </dl>
          {opened && (
            <div id={id} className={css.opened}>
              {opened}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
