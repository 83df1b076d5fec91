import { expect, test } from 'vitest'
import { seatShare, watchedHours } from './figure-values.ts'

test.each([
  [0, 0, 0],
  [3, 0, 0],
  [0, 7, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 200, 1],
  [60, 60, 100],
  [61, 60, 100],
])('%i of %i seats are %i percent, at most 100', (count, seats, share) => {
  expect(seatShare(count, seats)).toBe(share)
})

test('Playing time is told in hours with one decimal', () => {
  expect([0, 1, 180, 3600, 5400, 36_000_180].map(watchedHours)).toEqual([0, 0.0003, 0.05, 1, 1.5, 10_000.1])
})
