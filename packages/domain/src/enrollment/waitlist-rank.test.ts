import { expect, test } from 'vitest'
import { joiningText, waitingText } from './waitlist-rank.ts'

test('A viewer who would join a waitlist is told the rank behind all who wait', () => {
  expect(joiningText({ length: 0 })).toBe('You would be first in line.')
  expect(joiningText({ length: 3 })).toBe('You would be number 4 in line.')
})

test('A waiting viewer is told the rank, and the length only when others wait too', () => {
  expect(waitingText({ length: 1, rank: 1 })).toBe('You are first in line.')
  expect(waitingText({ length: 3, rank: 1 })).toBe('You are first of 3 in line.')
  expect(waitingText({ length: 7, rank: 7 })).toBe('You are number 7 of 7 in line.')
  expect(waitingText({ length: 7, rank: null })).toBeNull()
})
