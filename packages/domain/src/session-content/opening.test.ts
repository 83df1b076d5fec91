import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '../time/durations.ts'
import { isOpenAt, nextOpening } from './opening.ts'

const NOW = Date.parse('2026-03-03T17:00:00Z')

test.each([
  [null, true],
  [NOW - 1, true],
  [NOW, true],
  [NOW + 1, false],
])('A part of a session page that opens at %j is open: %s', (enabledAt, expected) => {
  expect(isOpenAt(enabledAt, NOW)).toBe(expected)
})

const at = (hours: number) => NOW + hours * HOUR_MS
const page = (opensAt: (number | null)[], starts: number[] = [], ends: number[] = []) => ({
  containers: opensAt.map((hours) => ({ opensAt: hours === null ? null : at(hours) })),
  meetings: starts.map((hours) => ({ startAt: at(hours) })),
  classes: ends.map((hours) => ({ endAt: at(hours) })),
})

describe('The next opening on a session page', () => {
  test.each([
    ['the first container that opens', page([null, 5, 2]), at(2)],
    ['the room of a class, three hours before its start', page([5], [4, 40]), at(1)],
    ['the end of a class, which leaves something behind', page([5], [8], [-20, 4]), at(4)],
    ['what follows when one opened just now', page([0, 7], [3]), at(7)],
    ['nothing when all is open', page([null, -2], [-1, 2]), null],
    ['nothing on a page without contents', page([]), null],
  ])('is %s', (_what, opening, expected) => {
    expect(nextOpening(opening, NOW)).toBe(expected)
  })
})
