import { expect, test } from 'vitest'
import { fitsLength, lengthAsSeen } from './text-length.ts'
import { processorTimeOf } from '../time/processor-time.fixture.ts'

test.each([
  ['letters', 'Ada', 3],
  ['a letter with its mark', 'e\u0301', 1],
  ['a letter of two code units', '𝔸', 1],
  ['an emoji of several code points', '👩🏽‍🎓', 1],
  ['a flag', '🇩🇪', 1],
  ['nothing', '', 0],
])('The length of %s is what people count', (_what, text, length) => {
  expect(lengthAsSeen(text)).toBe(length)
})

test('A text fits up to its maximum, in characters as people count them', () => {
  expect(fitsLength('👍🏽'.repeat(300), 300)).toBe(true)
  expect(fitsLength('👍🏽'.repeat(301), 300)).toBe(false)
  expect(fitsLength('x'.repeat(300), 300)).toBe(true)
  expect(fitsLength('x'.repeat(301), 300)).toBe(false)
})

test('A letter with endless marks does not fit', () => {
  expect(fitsLength(`a${'\u0301'.repeat(1200)}`, 300)).toBe(false)
})

test('A text of a million characters is refused within a fifth of a second', () => {
  const text = 'x'.repeat(1_000_000)
  expect(processorTimeOf(() => expect(fitsLength(text, 3000)).toBe(false))).toBeLessThan(200)
})
