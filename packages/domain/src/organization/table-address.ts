import { type FigurePeriod, parseFigurePeriod } from './figure-period.ts'
import { type FigureSort, LAST_PAGE, tableSearch } from './organization-table.ts'

/** What a table of figures shows, as its address names it. docs/product/organization.md#tables */
export interface TableAddress<Key extends string> {
  /** From 0. */
  readonly page: number
  readonly search: string
  readonly filter: FigurePeriod
  /** Null for the table's own order. */
  readonly sort: FigureSort<Key> | null
}

const DEFAULT_FILTER = parseFigurePeriod(undefined)

/**
 * Returns what the parameters of an address mean for a table that can be sorted by `keys`. What is no page, text, period or
 * column of the table counts as not given.
 */
export function tableAddressIn<Key extends string>(
  parameters: Readonly<Record<string, unknown>>,
  keys: readonly Key[],
): TableAddress<Key> {
  const { page, search, filter, sortKey, sortDirection } = parameters
  const key = keys.find((candidate) => candidate === sortKey)
  const direction = sortDirection === 'ASC' || sortDirection === 'DESC' ? sortDirection : undefined
  return {
    page: typeof page === 'string' && /^\d+$/.test(page) ? Math.min(Number(page), LAST_PAGE) : 0,
    search: typeof search === 'string' ? tableSearch(search) : '',
    filter: parseFigurePeriod(typeof filter === 'string' ? filter : undefined),
    sort: key && direction ? { key, direction } : null,
  }
}

/** Returns the parameters that `tableAddressIn` reads back; what is as without parameters needs none. */
export function tableParameters<Key extends string>({ page, search, filter, sort }: TableAddress<Key>) {
  return {
    ...(page > 0 && { page }),
    ...(search !== '' && { search }),
    ...(filter !== DEFAULT_FILTER && { filter }),
    ...(sort && { sortKey: sort.key, sortDirection: sort.direction }),
  }
}

/** Returns the first page of what a search finds. */
export const searched = <Address extends TableAddress<string>>(
  address: Address,
  search: string,
): Address => ({
  ...address,
  search: tableSearch(search),
  page: 0,
})

/** Returns the first page of the figures of another period. */
export const filtered = <Address extends TableAddress<string>>(
  address: Address,
  filter: FigurePeriod,
): Address => ({ ...address, filter, page: 0 })

/** Returns the first page in another order; null is the table's own. */
export const sorted = <Address extends TableAddress<string>>(
  address: Address,
  sort: Address['sort'],
): Address => ({ ...address, sort, page: 0 })

/** Returns the order after the heading of a column was pressed: ascending, then descending, then the table's own. */
export function nextSort<Key extends string>(sort: FigureSort<Key> | null, key: Key): FigureSort<Key> | null {
  if (sort?.key !== key) return { key, direction: 'ASC' }
  return sort.direction === 'ASC' ? { key, direction: 'DESC' } : null
}

/** Returns the page that is nearest to `page` among the pages that there are. */
export const onPage = <Address extends TableAddress<string>>(
  address: Address,
  page: number,
  totalPages: number,
): Address => ({ ...address, page: Math.max(0, Math.min(page, totalPages - 1)) })
