import { expect, test } from 'vitest'
import { searchedWords, searchText } from './search-text.ts'

test('A search query is trimmed and cut to 200 characters', () => {
  expect(searchText('  pricing with confidence \n')).toBe('pricing with confidence')
  expect(searchText('   ')).toBe('')
  expect(searchText('a'.repeat(10_000))).toBe('a'.repeat(200))
  expect(searchText(`${'a'.repeat(199)} b`)).toBe('a'.repeat(199))
})

test('A long search query is never cut within a character', () => {
  const text = searchText('🎓'.repeat(500))
  expect([...text]).toHaveLength(200)
  expect(text.isWellFormed()).toBe(true)
})

test.each([
  ['  Pricing with Confidence ', ['pricing', 'with', 'confidence']],
  ['"x" 4 Ø 学校', ['x', '4', 'o', '学校']],
  ['', []],
  ['   ', []],
  ['a'.repeat(10_000), ['a'.repeat(200)]],
])('The words of the search %j are %j', (query, words) => {
  expect(searchedWords(query)).toEqual(words)
})

test.each(['🎓', '&|!<->', '%_:*', 'ʼ', '’'])('The search %j has a text and no word', (query) => {
  expect(searchedWords(query)).toBeNull()
})
