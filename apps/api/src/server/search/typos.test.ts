import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countTypos } from './typos.ts'

test.each([
  ['pricing', 'pricing', 0],
  ['pricng', 'pricing', 1],
  ['priccing', 'pricing', 1],
  ['prixing', 'pricing', 1],
  ['pircing', 'pricing', 1],
  ['confidnece', 'confidence', 1],
  ['confidneec', 'confidence', 2],
  ['xonfidence', 'confidence', 2],
])('The text %s has as many typos of %s as a person would count: %i', (typed, meant, typos) => {
  expect(countTypos(typed, meant, false)).toBe(typos)
})

test.each([
  ['pge', 'page'],
  ['prxyng', 'pricing'],
  ['xricing', 'pricing'],
  ['2025', '2024'],
  ['confidxyzce', 'confidence'],
  ['strat', 'strategy'],
])('The text %s is too different from %s to be a typo of it', (typed, meant) => {
  expect(countTypos(typed, meant, false)).toBeNull()
})

test('The beginning of a word is compared with the beginning of the intended word', () => {
  expect(countTypos('strtae', 'strategy', true)).toBe(1)
  expect(countTypos('strta', 'strategy', true)).toBeNull()
  expect(countTypos('strate', 'strategy', true)).toBe(0)
  expect(countTypos('comfid', 'confidence', true)).toBe(1)
  expect(countTypos('xxfid', 'confidence', true)).toBeNull()
})

test('A long word with one wrong letter is always recognized', () => {
  const word = fc.stringMatching(/^[a-z]{8,20}$/)
  fc.assert(
    fc.property(word, fc.nat(), fc.stringMatching(/^[a-z]$/), (meant, somewhere, letter) => {
      const at = somewhere % meant.length
      const typed = meant.slice(0, at) + letter + meant.slice(at + 1)
      expect(countTypos(typed, meant, false)).toBeLessThanOrEqual(2)
    }),
  )
})
