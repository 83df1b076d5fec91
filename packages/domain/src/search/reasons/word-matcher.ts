import { englishStem } from './english-stem.ts'
import type { QueryWord } from '../query-word.ts'
import { isStopWord } from '../stop-words.ts'

/** Tells which words of a search match the words of texts, as the engines match them. */
export interface WordMatcher {
  /**
   * Returns the numbers of the words of the search that a folded word of a text matches, alone or with the word that follows
   * it, and whether the following word belongs to the match.
   */
  match: (word: string, next: string | undefined) => WordMatch
}

interface WordMatch {
  terms: readonly number[]
  /** True if a word of the search is written in two words here. */
  withNext: boolean
}

const NO_MATCH: WordMatch = { terms: [], withNext: false }

/** A spelling in two words: the second one, and the number of the word of the search. */
interface Pair {
  second: string
  isPrefix: boolean
  term: number
}

/**
 * Returns a matcher for the words of a search. Each is matched by itself, by words that begin with it where only its beginning may
 * be typed, by its other forms, spellings and corrections (docs/product/search.md#order-of-hits). Words are remembered,
 * because many texts have the same.
 */
export function wordMatcher(words: readonly QueryWord[]): WordMatcher {
  const tests = words.map(singleWordTest)
  const pairs = Map.groupBy(pairsOf(words), ({ first }) => first)
  const known = new Map<string, KnownWord>()
  const look = (word: string): KnownWord => {
    const terms = tests.flatMap((test, at) => (test(word) ? [at] : []))
    const alone = terms.length > 0 ? { terms, withNext: false } : NO_MATCH
    const found = { alone, pairs: pairs.get(word) }
    known.set(word, found)
    return found
  }
  return {
    match(word, next) {
      const found = known.get(word) ?? look(word)
      if (!found.pairs || next === undefined) return found.alone
      const split = found.pairs.filter((pair) => isSecond(next, pair)).map(({ term }) => term)
      if (split.length === 0) return found.alone
      return { terms: [...new Set([...found.alone.terms, ...split])], withNext: true }
    },
  }
}

/** The findings about a word: its match alone, and the spellings in two words that begin with it. */
interface KnownWord {
  alone: WordMatch
  pairs: readonly Pair[] | undefined
}

/** Returns a test for words that match a word of a search alone. */
function singleWordTest({
  word,
  isPrefix,
  spellings,
  corrections,
}: QueryWord): (candidate: string) => boolean {
  const joined = spellings.flatMap((phrase) =>
    phrase.words.length === 1 ? [{ ...phrase, word: phrase.words[0] ?? '' }] : [],
  )
  const written = [{ word, isPrefix }, ...joined]
  const whole = new Set([...written.map((each) => each.word), ...corrections])
  const beginnings = written.flatMap((each) => (each.isPrefix ? each.word : []))
  const forms = written.flatMap((each) => (isStopWord(each.word) ? [] : formOf(each.word)))
  return (candidate) =>
    whole.has(candidate) ||
    beginnings.some((beginning) => candidate.startsWith(beginning)) ||
    forms.some(
      ({ start, stem }) =>
        candidate.startsWith(start) && !isStopWord(candidate) && englishStem(candidate) === stem,
    )
}

/** Returns the stem of a word, and how all words begin that have the same, so that few other stems are asked for. */
const formOf = (word: string) => ({ start: word.slice(0, 2), stem: englishStem(word) })

const pairsOf = (words: readonly QueryWord[]): (Pair & { first: string })[] =>
  words.flatMap(({ spellings }, term) =>
    spellings.flatMap(({ words: [first, second], isPrefix }) =>
      first !== undefined && second !== undefined ? [{ first, second, isPrefix, term }] : [],
    ),
  )

const isSecond = (next: string, { second, isPrefix }: Pair) =>
  next === second || (isPrefix && next.startsWith(second))
