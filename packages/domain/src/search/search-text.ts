import { foldedWords } from './fold-text.ts'

/** The longest text that is searched for, in characters. */
export const MAX_SEARCH_CHARACTERS = 200

/** Returns the text of a search: trimmed, and cut to 200 characters. */
export function searchText(query: string): string {
  const text = query.trim()
  return text.length <= MAX_SEARCH_CHARACTERS
    ? text
    : [...text].slice(0, MAX_SEARCH_CHARACTERS).join('').trim()
}

/**
 * Returns the words of a search, folded and in order: none for a search without text, and null for a text without a letter
 * or a digit, which finds nothing.
 */
export function searchedWords(query: string): readonly string[] | null {
  const text = searchText(query)
  const words = foldedWords(text)
  return text !== '' && words.length === 0 ? null : words
}
