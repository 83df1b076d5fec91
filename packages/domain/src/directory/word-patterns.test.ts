import { expect, test } from 'vitest'
import { wordPatterns } from './word-patterns.ts'

test.each([
  ['', []],
  ['ann', ['%ann%']],
  ['ann lee', ['%ann%', '%lee%']],
  ['a', ['% a%']],
  ['jo', ['% jo%']],
  ['ann ann', ['%ann%']],
  ['王伟', ['% 王伟%']],
  ['100%', [String.raw`%100\%%`]],
  [String.raw`%_\ `, [String.raw`%\%\_\\%`]],
])('The patterns of the search %j are %j', (folded, patterns) => {
  expect(wordPatterns(folded)).toEqual(patterns)
})
