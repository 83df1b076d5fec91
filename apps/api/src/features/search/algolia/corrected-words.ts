import { foldedWords } from '@section/domain/search/fold-text.ts'
import type { QueryWord } from '@section/domain/search/query-word.ts'
import type { SearchedText } from '@section/domain/search/reasons/searched-texts.ts'
import { wordMatcher } from '@section/domain/search/reasons/word-matcher.ts'
import { closestWords, forgivenTypos } from '../../../server/search/typos.ts'

/**
 * Returns the words of a search, those that stand in none of the texts of its hits with the words of these texts that are closest
 * to them. Algolia forgives typos by itself and does not say for which words it took them.
 */
export function correctedWords(
  words: readonly QueryWord[],
  texts: readonly SearchedText[],
): readonly QueryWord[] {
  if (!words.some(({ word }) => forgivenTypos(word) > 0)) return words
  const { match } = wordMatcher(words)
  const found = new Set<number>()
  const known = new Set<string>()
  for (const { text } of texts) {
    const folded = foldedWords(text)
    for (const [at, word] of folded.entries()) {
      known.add(word)
      for (const term of match(word, folded[at + 1]).terms) found.add(term)
    }
  }
  return words.map((word, at) =>
    found.has(at) ? word : { ...word, corrections: closestWords(word, [...known]) },
  )
}
