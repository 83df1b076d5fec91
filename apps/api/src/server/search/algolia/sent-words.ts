import { decisiveWords, isStopWord } from '@section/domain/search/stop-words.ts'

/**
 * Returns the decisive ones of the words of a text, with the stop words before and between them, which Algolia skips itself after
 * it has joined them with their neighbors. A stop word at the end is left out, because Algolia would take it for the
 * beginning of another word.
 */
export function sentWords(typed: readonly string[]): string[] {
  const words = typed.map((word) => ({ word }))
  const decisive = new Set(decisiveWords(words))
  const end = words.findLastIndex((word) => decisive.has(word)) + 1
  const sent = words.slice(0, end).filter((word) => decisive.has(word) || isStopWord(word.word))
  return sent.map(({ word }) => word)
}
