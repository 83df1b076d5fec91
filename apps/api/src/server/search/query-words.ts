import type { Phrase, QueryWord } from '@section/domain/search/query-word.ts'
import { decisiveWords } from '@section/domain/search/stop-words.ts'
import { cutWord } from './words.ts'

/** The words after these are ignored, since each costs time. */
const MAX_WORDS = 10
/** Longer words are not taken apart. */
const MAX_SPLIT_LENGTH = 24
/**
 * A shorter second part must be a whole word. Otherwise “the” would match “th” followed by any word that begins with
 * “e”.
 */
const SPLIT_PREFIX_FROM = 4

/**
 * Returns those of the folded words of a text that decide what is found; of its last one only the beginning may be typed. Each may be
 * written in two parts or in one with the word before or after it, so that “startup”, “start-up” and “start up” find each
 * other.
 */
export function queryWords(typed: readonly string[]): readonly QueryWord[] {
  const words = typed.slice(0, MAX_WORDS).map(cutWord)
  const isLast = (at: number) => at === words.length - 1
  const pairs = words.slice(1).map((word, at) => ({
    words: [`${words[at]}${word}`],
    isPrefix: isLast(at + 1),
  }))
  const all = words.map((word, at) => ({
    word,
    isPrefix: isLast(at),
    spellings: [...pairs.slice(Math.max(0, at - 1), at + 1), ...splits(word, isLast(at))],
    corrections: [],
  }))
  // Last, because a stop word may be a part of another: “start up”.
  return decisiveWords(all)
}

function splits(word: string, isPrefix: boolean): Phrase[] {
  const letters = [...word]
  if (letters.length > MAX_SPLIT_LENGTH) return []
  return letters.slice(1).map((_, at) => ({
    words: [letters.slice(0, at + 1).join(''), letters.slice(at + 1).join('')],
    isPrefix: isPrefix && letters.length - at > SPLIT_PREFIX_FROM,
  }))
}
