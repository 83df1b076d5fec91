import { expect, test } from 'vitest'
import { formatRating } from './rating.ts'

test('A rating includes the number of raters if it is known', () => {
  expect(formatRating(4.8, 145)).toEqual({ text: '4.8', stars: 5, count: 145 })
  expect(formatRating(4.8, 0)).toEqual({ text: '4.8', stars: 5 })
  expect(formatRating(4.8, null)).toEqual({ text: '4.8', stars: 5 })
  expect(formatRating(null, 145)).toBeNull()
})

test.each([
  [null, null],
  [0, null],
  [Number.NaN, null],
  [4.25, { text: '4.3', stars: 4.5 }],
  [4.24, { text: '4.2', stars: 4 }],
  [4.74, { text: '4.7', stars: 4.5 }],
  [4.75, { text: '4.8', stars: 5 }],
  [5, { text: '5.0', stars: 5 }],
  [7, { text: '5.0', stars: 5 }],
  [0.2, { text: '0.2', stars: 0 }],
])('A rating of %s is formatted as %j', (average, shown) => expect(formatRating(average)).toEqual(shown))
