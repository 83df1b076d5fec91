import { pagesOf } from '../directory/directory-page.ts'

/** The number of rows on a page of a dashboard's table. */
export const TABLE_PAGE_SIZE = 20

/** The last page that can be asked for; no table is that long, so that its own last page is answered. */
export const LAST_PAGE = 10_000_000

/** The longest text that a table is searched for, in characters. */
export const MAX_TABLE_SEARCH = 100

/** The columns by which each table can be sorted; the first one sorts it when nothing else is asked for. */
export const TABLE_SORT_KEYS = {
  employees: ['NAME', 'COURSES', 'BADGES'],
  courses: ['TITLE', 'ENROLLED', 'COMPLETED'],
  employeeCourses: ['SESSION', 'COURSE', 'VIDEOS_WATCHED', 'ENGAGEMENT'],
} as const

export type OrganizationTable = keyof typeof TABLE_SORT_KEYS

/** The names of the columns by which a table can be sorted. */
export type TableSortKey<Table extends OrganizationTable> = (typeof TABLE_SORT_KEYS)[Table][number]

/** The column by which rows are sorted, and how. */
export interface FigureSort<Key extends string> {
  readonly key: Key
  readonly direction: 'ASC' | 'DESC'
}

/** The order of a table's rows. */
export type TableSort<Table extends OrganizationTable> = FigureSort<TableSortKey<Table>>

/** The order without one that was asked for: by name or title, and of an employee's courses the latest first. */
const DEFAULT_SORTS: { readonly [Table in OrganizationTable]: TableSort<Table> } = {
  employees: { key: 'NAME', direction: 'ASC' },
  courses: { key: 'TITLE', direction: 'ASC' },
  employeeCourses: { key: 'SESSION', direction: 'DESC' },
}

/**
 * Returns the order of a table that was asked for, or its own when none was; null for a column that it does not sort by.
 * docs/product/organization.md#tables
 */
export function tableSort<Table extends OrganizationTable>(
  table: Table,
  asked: { readonly key: string; readonly direction: 'ASC' | 'DESC' } | null | undefined,
): TableSort<Table> | null {
  if (!asked) return DEFAULT_SORTS[table]
  const keys: readonly TableSortKey<Table>[] = TABLE_SORT_KEYS[table]
  const key = keys.find((own) => own === asked.key)
  return key === undefined ? null : { key, direction: asked.direction }
}

/** Returns the number of rows before the page that was asked for, if the table is that long. Pages below 0 are the first. */
export function rowsBefore(page: number | null | undefined): number {
  return Math.min(Math.max(page ?? 0, 0), LAST_PAGE) * TABLE_PAGE_SIZE
}

/** Returns the number of pages of a table with so many rows; 1 for none. */
export const tablePages = (total: number): number => pagesOf(total, TABLE_PAGE_SIZE)

/** Returns the text that a table is searched for: trimmed, and cut to 100 characters. */
export function tableSearch(text: string | null | undefined): string {
  const characters = [...(text ?? '').trim()]
  return characters.slice(0, MAX_TABLE_SEARCH).join('').trim()
}
