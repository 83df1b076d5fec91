import { describe, expect, test } from 'vitest'
import { BY_WIDTH, directoryAddressIn, directoryParameters, membersOnPage } from './directory-address.ts'

describe('The address of the directory', () => {
  test('without parameters means the first page of all members, of a size by the width', () => {
    expect(directoryAddressIn({})).toEqual({ page: 0, count: BY_WIDTH, search: '' })
  })

  test('names page, size and search', () => {
    expect(directoryAddressIn({ page: '2', count: '18', search: ' ann ' })).toEqual({
      page: 2,
      count: 18,
      search: 'ann',
    })
  })

  test.each(['-1', '0', '51', '10000', '1.5', 'many', '', ['18', '27'], undefined])(
    'with the size %j gets that of the width',
    (count) => expect(directoryAddressIn({ count }).count).toBe(BY_WIDTH),
  )

  test.each([
    ['-5', 0],
    ['1.5', 0],
    ['next', 0],
    [['1', '2'], 0],
    ['1e9', 10_000],
    ['99999999999999999999', 10_000],
  ])('with the page %j means page %d', (page, meant) => {
    expect(directoryAddressIn({ page }).page).toBe(meant)
  })

  test('that repeats the search or has a very long one searches nothing, or its first 200 characters', () => {
    expect(directoryAddressIn({ search: ['a', 'b'] }).search).toBe('')
    expect(directoryAddressIn({ search: 'a'.repeat(300) }).search).toHaveLength(200)
  })

  test('leaves out the first page and no search', () => {
    expect(directoryParameters({ page: 0, count: 36, search: '' })).toEqual({ count: 36 })
    expect(directoryParameters({ page: 3, count: 27, search: 'ann' })).toEqual({
      page: 3,
      count: 27,
      search: 'ann',
    })
  })
})

test.each([
  [1440, 36],
  [900, 36],
  [899, 27],
  [600, 27],
  [599, 18],
  [390, 18],
])('A window of %d pixels shows %d members on a page', (width, count) => {
  expect(membersOnPage(width)).toBe(count)
})
