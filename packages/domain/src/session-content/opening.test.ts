import { expect, test } from 'vitest'
import { isOpenAt } from './opening.ts'

const NOW = Date.parse('2026-03-03T17:00:00Z')

test.each([
  [null, true],
  [NOW - 1, true],
  [NOW, true],
  [NOW + 1, false],
])('A part that opens at %j is open: %s', (enabledAt, expected) => {
  expect(isOpenAt(enabledAt, NOW)).toBe(expected)
})
