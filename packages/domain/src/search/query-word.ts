/** Consecutive words, of which the last one may be a beginning. */
export interface Phrase {
  words: readonly string[]
  isPrefix: boolean
}

/** A word of a query, in letters and digits alone. */
export interface QueryWord {
  word: string
  /** True if the words that begin with it match as well. */
  isPrefix: boolean
  /** Other spellings that match as well: the word taken apart, and joined with its neighbors. */
  spellings: readonly Phrase[]
  /** Other words that match instead. */
  corrections: readonly string[]
}
