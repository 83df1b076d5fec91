/** The longest text that is searched for, in characters. */
export const MAX_SEARCH_CHARACTERS = 200

/** Returns the text of a search: trimmed, and cut to 200 characters. */
export function searchText(query: string): string {
  const text = query.trim()
  return text.length <= MAX_SEARCH_CHARACTERS
    ? text
    : [...text].slice(0, MAX_SEARCH_CHARACTERS).join('').trim()
}

/** Returns whether a text has something to search for: a letter or a digit. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)
