import { expect, test } from 'vitest'
import { trimInvisible } from './trim-invisible.ts'
import { processorTimeOf } from '../time/processor-time.fixture.ts'

test.each([
  ['spaces of any width', '\u00a0\u2003\u3000\t\n'],
  ['direction marks', '\u200e\u200f\u061c\u202a\u202c\u2066\u2069'],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['fillers', '\u115f\u1160\u3164\uffa0\u2800'],
  ['variation selectors and tags', '\ufe0f\u{e0100}\u{e0020}'],
])('A text loses %s at both ends', (_, invisible) => {
  expect(trimInvisible(`${invisible}Ada${invisible}`)).toBe('Ada')
  expect(trimInvisible(invisible)).toBe('')
})

test('A text keeps what is inside, and characters of two code units at its ends', () => {
  expect(trimInvisible('\u200f𝔸da\u200c Park👩‍🎓\u200e')).toBe('𝔸da\u200c Park👩‍🎓')
})

test('A hundred thousand invisible characters are taken off within a fifth of a second', () => {
  const time = processorTimeOf(() => {
    expect(trimInvisible(`a${'\u200b'.repeat(100_000)}b`)).toHaveLength(100_002)
    expect(trimInvisible('\u200b'.repeat(100_000))).toBe('')
  })
  expect(time).toBeLessThan(200)
})
