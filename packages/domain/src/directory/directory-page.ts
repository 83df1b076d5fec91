/** The number of members that are counted and paged through; a search that finds more is to be narrowed. */
export const MAX_FOUND = 10_000

const DEFAULT_COUNT = 20
const MAX_COUNT = 50

/** A page of the directory: its size, and the number of members before it. */
export interface DirectoryPage {
  count: number
  start: number
}

/**
 * Returns the page of the directory for arguments of any size: of the nearest size from 1 to 50, and the last page that there
 * can be for any later one. docs/product/directory.md#pages
 */
export function directoryPage(asked: { count?: number | null; page?: number | null }): DirectoryPage {
  const count = clamp(asked.count ?? DEFAULT_COUNT, 1, MAX_COUNT)
  const page = clamp(asked.page ?? 0, 0, pagesOf(MAX_FOUND, count) - 1)
  return { count, start: page * count }
}

/** Returns the number of pages of this size on which so many members are listed; 1 for none. */
export const pagesOf = (total: number, count: number): number => Math.max(1, Math.ceil(total / count))

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
