import { expect, test } from 'vitest'
import { axisTop } from './chart-scale.ts'

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [9, 10],
  [10, 10],
  [11, 20],
  [48, 60],
  [61, 80],
  [100, 100],
  [1_204, 2_000],
  [50_000, 60_000],
])('The axis of a chart with at most %d ends at %d', (most, top) => {
  expect(axisTop(most)).toBe(top)
})
