import { excerptOf, markedText, type MatchedWord, type TextPart } from '../excerpt.ts'
import { foldedWords, wordsInPlace } from '../fold-text.ts'
import type { QueryWord } from '../query-word.ts'
import type { SearchedField, SearchedText } from './searched-texts.ts'
import { type WordMatcher, wordMatcher } from './word-matcher.ts'

/** The text by which a course was found, with the words of the search. */
export interface SearchReason {
  field: SearchedField
  parts: TextPart[]
}

/** The maximum length of a reason, in characters; of a longer text the sentence with the words is given. */
const MAX_CHARACTERS = 120
/** The ellipses of a sentence that is cut at both ends. */
const ELLIPSES = 4
const SIZE = { max: MAX_CHARACTERS - ELLIPSES, lead: 30 }

/**
 * Returns a function that says why a search for these words has found a course, by the course's texts, the most telling one first:
 * the text with the most of the words, or the first of several with as many. It answers null where no text has any of the
 * words, or the search has none (docs/product/search.md#the-reason-of-a-hit).
 */
export function reasonFinder(
  words: readonly QueryWord[],
): (texts: readonly SearchedText[]) => SearchReason | null {
  const matcher = wordMatcher(words)
  return (texts) => {
    const best = mostTelling(texts, words.length, matcher)
    return best && { field: best.field, parts: partsOf(best.text, matcher) }
  }
}

function mostTelling(texts: readonly SearchedText[], all: number, matcher: WordMatcher): SearchedText | null {
  let best: SearchedText | null = null
  let most = 0
  for (const searched of texts) {
    const found = countTerms(searched.text, matcher)
    if (found > most) [best, most] = [searched, found]
    if (most === all) break
  }
  return best
}

function countTerms(text: string, { match }: WordMatcher): number {
  const found = new Set<number>()
  const words = foldedWords(text)
  for (let at = 0; at < words.length; at++)
    for (const term of match(words[at] ?? '', words[at + 1]).terms) found.add(term)
  return found.size
}

function partsOf(written: string, matcher: WordMatcher): TextPart[] {
  const text = written.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  const words = matchedWords(text, matcher)
  if (text.length <= MAX_CHARACTERS) return markedText(text, words)
  return excerptOf(text, words, SIZE)?.parts ?? []
}

function matchedWords(text: string, { match }: WordMatcher): MatchedWord[] {
  const words = wordsInPlace(text)
  return words.flatMap(({ word, from, to }, at) => {
    const next = words[at + 1]
    const { terms, withNext } = match(word, next?.word)
    if (terms.length === 0) return []
    return [{ from, to: withNext && next ? next.to : to, terms }]
  })
}
