import { expect, test } from 'vitest'
import { foldedWords } from './fold-text.ts'
import { decisiveWords, isStopWord } from './stop-words.ts'

test.each([
  ['what should I charge', ['charge']],
  ['What’s the price of it?', ['price']],
  ['pricing with confidence', ['pricing', 'confidence']],
  ['pricing for', ['pricing']],
  ['Which courses are for beginners?', ['beginners']],
  ['crash course', ['crash']],
  ['course', ['course']],
  ['negotiation', ['negotiation']],
])('The search %j is decided by the words %j', (text, decisive) => {
  const words = foldedWords(text).map((word) => ({ word }))
  expect(decisiveWords(words).map(({ word }) => word)).toEqual(decisive)
})

test('A search of stop words alone is decided by the last one, which may be the beginning of another word', () => {
  const words = foldedWords('how do the').map((word) => ({ word }))
  expect(decisiveWords(words)).toEqual([{ word: 'the' }])
  expect(decisiveWords([])).toEqual([])
})

test('Words that occur in any English text are stop words, and words of a subject are not', () => {
  expect(['the', 'what', 'dont', 'up'].map(isStopWord)).toEqual([true, true, true, true])
  expect(['course', 'price', 'ai'].map(isStopWord)).toEqual([false, false, false])
})
