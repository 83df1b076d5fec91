import { expect, test } from 'vitest'
import { workFactor } from './signup-work.ts'

test('The work of a bot challenge rises with the number that its network got before, up to five times the first', () => {
  expect([0, 1, 15, 16, 30, 31, 46, 60, 61, 1_000_000].map(workFactor)).toEqual([
    1, 1, 1, 2, 2, 3, 4, 4, 5, 5,
  ])
})
