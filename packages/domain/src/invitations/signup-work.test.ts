import { expect, test } from 'vitest'
import { workFactor } from './signup-work.ts'

test('the work of a challenge rises with those that the network got before, up to five times the first', () => {
  expect([0, 1, 15, 16, 30, 31, 46, 60, 61, 1_000_000].map(workFactor)).toEqual([
    1, 1, 1, 2, 2, 3, 4, 4, 5, 5,
  ])
})
