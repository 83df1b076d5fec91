/** The length from which on a word is also found in the middle of other words. */
const LENGTH_OF_PART = 3

/**
 * Returns the patterns of SQL, all of which the text of a found member fits: one for each word of a folded search. Words of
 * less than three letters are found at the start of a word only, because in the middle they say nothing and no index serves
 * them. docs/product/directory.md#search
 */
export function wordPatterns(folded: string): string[] {
  const words = new Set(folded.split(' ').filter((word) => word !== ''))
  return [...words].map((word) => `%${[...word].length < LENGTH_OF_PART ? ' ' : ''}${escaped(word)}%`)
}

/** The signs that mean something in a pattern stand for themselves. */
const escaped = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`)
