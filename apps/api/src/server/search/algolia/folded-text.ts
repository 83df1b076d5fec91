import { foldedWords } from '@section/domain/search/fold-text.ts'

/** Adds the folded forms of words that differ, because queries are sent folded and Algolia folds fewer letters by itself. */
export function withFoldedWords(text: string): string {
  const written = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
  const others = new Set(foldedWords(text)).difference(written)
  return [text, ...others].join(' ')
}

/** Cuts a text with its folded words to a number of bytes in UTF-8, never within a character. */
export function cutFolded(text: string, bytes: number): string {
  // Half of the bytes are left for the folded words, of which there are at most as many as words.
  const folded = withFoldedWords(text.slice(0, bytes / 2).toWellFormed())
  const { read } = new TextEncoder().encodeInto(folded, new Uint8Array(bytes))
  return folded.slice(0, read)
}
