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
])('The text %j has the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('The words of any text consist of letters and digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      for (const word of wordsOf(text)) expect(word).toMatch(/^[\p{L}\p{N}]{1,60}$/u)
    }),
  )
})
