import { describe, expect, test } from 'vitest'
import {
  filtered,
  nextSort,
  onPage,
  searched,
  sorted,
  type TableAddress,
  tableAddressIn,
  tableParameters,
} from './table-address.ts'

const KEYS = ['COURSE', 'SESSION'] as const
const PLAIN = { page: 0, search: '', filter: 'CONTRACT_TO_DATE', sort: null } as const
const FULL: TableAddress<(typeof KEYS)[number]> = {
  page: 3,
  search: 'ann',
  filter: 'LAST_30_DAYS',
  sort: { key: 'SESSION', direction: 'DESC' },
}

describe('The address of a table', () => {
  test('without parameters means the first page of all rows of the contract, in the order of the table', () => {
    expect(tableAddressIn({}, KEYS)).toEqual(PLAIN)
  })

  test('names page, search, period and order', () => {
    const parameters = {
      page: '3',
      search: ' ann ',
      filter: 'LAST_30_DAYS',
      sortKey: 'SESSION',
      sortDirection: 'DESC',
    }
    expect(tableAddressIn(parameters, KEYS)).toEqual(FULL)
  })

  test.each(['-1', '1.5', '1e3', '0x10', ' 2', 'next', '', ['1', '2'], 4, undefined])(
    'with the page %j means the first',
    (page) => expect(tableAddressIn({ page }, KEYS).page).toBe(0),
  )

  test('with a page beyond every number means a last one', () => {
    expect(tableAddressIn({ page: '9'.repeat(40) }, KEYS).page).toBe(10_000_000)
  })

  test.each(['LAST_7_DAYS', 'last_30_days', '', ['LAST_30_DAYS'], undefined])(
    'with the period %j means the whole contract',
    (filter) => expect(tableAddressIn({ filter }, KEYS).filter).toBe('CONTRACT_TO_DATE'),
  )

  test.each([
    ['NAME', 'ASC'],
    ['session', 'ASC'],
    ['SESSION', 'asc'],
    ['SESSION', undefined],
    [undefined, 'DESC'],
    [['SESSION'], 'ASC'],
    ['constructor', 'ASC'],
  ])('sorted by %j, %j, means the order of the table', (sortKey, sortDirection) => {
    expect(tableAddressIn({ sortKey, sortDirection }, KEYS).sort).toBeNull()
  })

  test('that repeats the search searches nothing, and one of a long search its first 100 characters', () => {
    expect(tableAddressIn({ search: ['a', 'b'] }, KEYS).search).toBe('')
    expect(tableAddressIn({ search: 'é'.repeat(101) }, KEYS).search).toHaveLength(100)
  })

  test('leaves out what is as without parameters', () => {
    expect(tableParameters(PLAIN)).toEqual({})
    expect(tableParameters(FULL)).toEqual({
      page: 3,
      search: 'ann',
      filter: 'LAST_30_DAYS',
      sortKey: 'SESSION',
      sortDirection: 'DESC',
    })
  })
})

test('A search, a period and an order of a table start at the first page and keep the rest', () => {
  expect(searched(FULL, ' bo ')).toEqual({ ...FULL, page: 0, search: 'bo' })
  expect(filtered(FULL, 'LAST_90_DAYS')).toEqual({ ...FULL, page: 0, filter: 'LAST_90_DAYS' })
  expect(sorted(FULL, null)).toEqual({ ...FULL, page: 0, sort: null })
})

test('A column’s heading sorts ascending, then descending, then not, and another column begins anew', () => {
  const first = nextSort<string>(null, 'COURSE')
  const second = nextSort(first, 'COURSE')
  expect([first, second, nextSort(second, 'COURSE')]).toEqual([
    { key: 'COURSE', direction: 'ASC' },
    { key: 'COURSE', direction: 'DESC' },
    null,
  ])
  expect(nextSort(second, 'SESSION')).toEqual({ key: 'SESSION', direction: 'ASC' })
})

test.each([
  [-1, 5, 0],
  [2, 5, 2],
  [5, 5, 4],
  [99_999, 5, 4],
  [1, 1, 0],
  [1, 0, 0],
])('Page %d of a table of %d pages is page %d', (page, totalPages, shown) => {
  expect(onPage(FULL, page, totalPages)).toEqual({ ...FULL, page: shown })
})
