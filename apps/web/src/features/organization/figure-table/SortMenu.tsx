import { NativeSelect } from '@mantine/core'
import type { FigureSort } from '@section/domain/organization/organization-table.ts'
import type { FigureColumn } from './figure-column.ts'
import css from './figure-table.module.css'

interface SortMenuProps<Key extends string> {
  readonly columns: readonly Pick<FigureColumn<never, Key>, 'key' | 'title'>[]
  readonly sort: FigureSort<Key> | null
  readonly onSort: (sort: FigureSort<Key> | null) => void
}

const DIRECTIONS = [
  ['ASC', 'ascending'],
  ['DESC', 'descending'],
] as const

/** The order of a table as a menu, for phones, whose list of rows has no headings. */
export function SortMenu<Key extends string>({ columns, sort, onSort }: SortMenuProps<Key>) {
  const sorts = columns.flatMap(({ key, title }) =>
    DIRECTIONS.map(([direction, word]) => ({
      value: valueOf({ key, direction }),
      label: `${title}, ${word}`,
      sort: { key, direction },
    })),
  )
  return (
    <NativeSelect
      className={css.sortMenu}
      aria-label="Sort by"
      value={valueOf(sort)}
      data={[{ value: '', label: 'Usual order' }, ...sorts.map(({ value, label }) => ({ value, label }))]}
      onChange={({ currentTarget: { value: chosen } }) =>
        onSort(sorts.find(({ value }) => value === chosen)?.sort ?? null)
      }
    />
  )
}

const valueOf = (sort: FigureSort<string> | null) => (sort ? `${sort.key} ${sort.direction}` : '')
