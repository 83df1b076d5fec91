import { expect, test } from 'vitest'
import { hasWords, searchText } from './search-text.ts'

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

test('A text without a letter or a digit has no words to search', () => {
  expect(['ai', '4', 'Ø', '学校', '"x"'].map(hasWords)).toEqual([true, true, true, true, true])
  expect(['', '🎓', '&|!<->', '%_:*', '  '].map(hasWords)).toEqual([false, false, false, false, false])
})
