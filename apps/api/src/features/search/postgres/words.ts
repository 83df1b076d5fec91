/** A longer word is cut: PostgreSQL takes 2 kB, and nobody types it. */
const MAX_WORD_LENGTH = 60

/**
 * Returns the words of a text in order, in small letters and without accents; they consist of letters and digits alone.
 * Documents and queries are cut into words here, because PostgreSQL's own parser depends on the locale of the database.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [...word].slice(0, MAX_WORD_LENGTH).join(''))
}
