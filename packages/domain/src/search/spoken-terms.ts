import { foldedWords } from './fold-text.ts'
import { isDecisive } from './stop-words.ts'

/** The number of characters of a search text that are read. */
const MAX_CHARACTERS = 100
/** The number of words of a search text that are read, because each costs time. */
const MAX_WORDS = 10
/** The fewest letters of a beginning, because fewer begin too many words. */
const MIN_BEGINNING = 3

/** A folded word of a search, or the folded words of a phrase in quotation marks. */
export type SpokenTerm = readonly [word: string, ...next: string[]]

/** The terms of a search among the transcripts. */
export interface SpokenTerms {
  /** All of them must be said, in any order. */
  terms: readonly SpokenTerm[]
  /** True if the last term may be the beginning of a word that is still being typed. */
  mayBeBeginning: boolean
}

/** Matches text in straight or curly quotation marks, as the first group, and text outside of them, as the second. */
const QUOTED_OR_NOT = /["“”„]([^"“”„]*)["“”„]|([^"“”„]+)/g

/**
 * Returns the phrases of a text, which stand in quotation marks, and those of its other words that decide what is found; none for a
 * text without a letter or a digit. docs/product/search.md#sentences-of-lessons
 */
export function spokenTerms(query: string): SpokenTerms {
  const text = [...query.trim()].slice(0, MAX_CHARACTERS).join('')
  const typed: { term: SpokenTerm; isQuoted: boolean }[] = []
  let left = MAX_WORDS
  for (const [, quoted, plain = ''] of text.matchAll(QUOTED_OR_NOT)) {
    const words = foldedWords(quoted ?? plain).slice(0, left)
    left -= words.length
    const [first, ...next] = words
    if (first === undefined) continue
    if (quoted !== undefined) typed.push({ term: [first, ...next], isQuoted: true })
    else typed.push(...words.map((word) => ({ term: [word] as const, isQuoted: false })))
  }
  const decisive = typed.filter(({ term: [word], isQuoted }) => isQuoted || isDecisive(word))
  const wanted = decisive.length > 0 ? decisive : typed.slice(-1)
  const last = typed.at(-1)
  return {
    terms: wanted.map(({ term }) => term),
    mayBeBeginning:
      last !== undefined &&
      last === wanted.at(-1) &&
      !last.isQuoted &&
      [...last.term[0]].length >= MIN_BEGINNING,
  }
}
