import { foldedWords } from '@section/domain/search/fold-text.ts'

/** A longer word is cut, because PostgreSQL takes at most 2 kB and nobody types such words. */
const MAX_WORD_LENGTH = 60

/**
 * Returns the words of a text in order, folded; they consist of letters and digits alone. Documents and queries are cut into
 * words here, because PostgreSQL's own parser depends on the locale of the database.
 */
export const wordsOf = (text: string): string[] =>
  foldedWords(text).map((word) => [...word].slice(0, MAX_WORD_LENGTH).join(''))
