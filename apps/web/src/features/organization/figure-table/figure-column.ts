import type { ReactNode } from 'react'

/** A column of a table of figures. `Key` is the name by which its table is sorted by it. */
export interface FigureColumn<Row, Key extends string = string> {
  readonly key: Key
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Numbers stand at the right edge, digit below digit. */
  readonly isNumber?: boolean
}

/** The columns of a table, of which the first names each row. */
export type FigureColumns<Row, Key extends string = string> = readonly [
  FigureColumn<Row, Key>,
  ...FigureColumn<Row, Key>[],
]

/** A page of a table, as the server answers it. */
export interface FigurePage<Row> {
  readonly rows: readonly Row[]
  /** At least 1. */
  readonly totalPages: number
}
