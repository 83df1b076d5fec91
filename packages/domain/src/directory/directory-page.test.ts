import { expect, test } from 'vitest'
import { directoryPage, pagesOf } from './directory-page.ts'

test.each([
  [{}, { count: 20, start: 0 }],
  [
    { count: null, page: null },
    { count: 20, start: 0 },
  ],
  [
    { count: 36, page: 2 },
    { count: 36, start: 72 },
  ],
  [
    { count: -1, page: 1 },
    { count: 1, start: 1 },
  ],
  [
    { count: 0, page: -5 },
    { count: 1, start: 0 },
  ],
  [
    { count: 10_000, page: 3 },
    { count: 50, start: 150 },
  ],
  [
    { count: 50, page: 1e9 },
    { count: 50, start: 9950 },
  ],
  [
    { count: 36, page: 278 },
    { count: 36, start: 9972 },
  ],
])('The page of the directory for %j is %j', (asked, page) => {
  expect(directoryPage(asked)).toEqual(page)
})

test.each([
  [0, 20, 1],
  [20, 20, 1],
  [21, 20, 2],
  [10_000, 36, 278],
])('%d members on pages of %d take %d pages', (total, count, pages) => {
  expect(pagesOf(total, count)).toBe(pages)
})
