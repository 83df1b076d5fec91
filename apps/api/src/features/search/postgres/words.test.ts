import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordsOf } from './words.ts'

test.each([
  ['Helena Vásquez-Marr', ['helena', 'vasquez', 'marr']],
  ['Don’t “plan” in Q3/2026!', ['dont', 'plan', 'in', 'q3', '2026']],
  ["O'Neil & Sons", ['oneil', 'sons']],
  ['ÉCOLE 学校 🎓', ['ecole', '学校']],
  ['', []],
  [' %_:* \u0000 ', []],
])('%j has the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('words consist of letters and digits, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      for (const word of wordsOf(text)) expect(word).toMatch(/^[\p{L}\p{N}]{1,60}$/u)
    }),
  )
})
