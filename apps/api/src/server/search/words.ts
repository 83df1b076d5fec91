import { foldedWords } from '@section/domain/search/fold-text.ts'

/** A longer word is cut, because PostgreSQL takes at most 2 kB and nobody types such words. */
const MAX_WORD_LENGTH = 60

/**
 * Returns the words of a document's text in order, folded; they consist of letters and digits alone. Texts are cut into
 * words here, because PostgreSQL's own parser depends on the locale of the database.
 */
export const wordsOf = (text: string): string[] => foldedWords(text).map(cutWord)

/** Returns the beginning of a word, as documents and queries have it. */
export const cutWord = (word: string): string => [...word].slice(0, MAX_WORD_LENGTH).join('')
