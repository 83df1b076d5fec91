import { searchText } from '../search/search-text.ts'

/** A page of the member directory, as its address names it. */
export interface DirectoryAddress {
  /** From 0. */
  readonly page: number
  /** How many members the page has; `BY_WIDTH` until the width of the window has decided. */
  readonly count: number
  readonly search: string
}

export const BY_WIDTH = -1

const MOST_ON_A_PAGE = 50
/** Larger than any page that there is, so that the server answers its last one. */
const LAST_PAGE = 10_000

/**
 * Returns the page of the directory that the parameters of an address mean. What is no page, no size of one or no text
 * counts as not given. See docs/product/directory.md#address.
 */
export function directoryAddressIn(parameters: Readonly<Record<string, unknown>>): DirectoryAddress {
  const count = wholeNumber(parameters['count']) ?? BY_WIDTH
  const search = parameters['search']
  return {
    page: Math.min(Math.max(wholeNumber(parameters['page']) ?? 0, 0), LAST_PAGE),
    count: count >= 1 && count <= MOST_ON_A_PAGE ? count : BY_WIDTH,
    search: typeof search === 'string' ? searchText(search) : '',
  }
}

/** Returns the parameters of the address of a page, which `directoryAddressIn` reads back; the first page and no search need none. */
export function directoryParameters({ page, count, search }: DirectoryAddress) {
  return { ...(page > 0 && { page }), count, ...(search !== '' && { search }) }
}

/** Returns how many members a page has in a window of a width in CSS pixels, so that its last row is full. */
export function membersOnPage(width: number): number {
  if (width >= 900) return 36
  return width >= 600 ? 27 : 18
}

function wholeNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : null
  return Number.isInteger(number) ? number : null
}
