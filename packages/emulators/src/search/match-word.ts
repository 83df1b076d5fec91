/** The match of a word of a query with a word of a record. */
export interface WordMatch {
  typos: number
  /** True if the whole word matches, and not only its beginning. */
  whole: boolean
}

/** The settings for typos and forms of words, with Algolia's names and defaults. */
export interface WordSettings {
  readonly minWordSizefor1Typo?: number
  readonly minWordSizefor2Typos?: number
  readonly allowTyposOnNumericTokens?: boolean
  readonly ignorePlurals?: boolean
}

/** Returns the words of a text, without capitals, accents and punctuation. */
export function plainWords(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * Matches a word of a query with one of a record, by default with one typo from 4 letters on and two from 8 on; a wrong
 * first letter counts as two. The last word of a query matches by its beginning. Null if it does not match.
 */
export function matchWord(
  typed: string,
  candidate: string,
  isLast: boolean,
  settings: WordSettings = {},
): WordMatch | null {
  if (typed === candidate) return { typos: 0, whole: true }
  if (settings.ignorePlurals && singular(typed) === singular(candidate)) return { typos: 0, whole: true }
  if (isLast && candidate.startsWith(typed)) return { typos: 0, whole: false }
  const most = forgivenTypos(typed, settings)
  const penalty = typed[0] === candidate[0] ? 0 : 1
  const isTooLong = !isLast && candidate.length > typed.length + most
  if (penalty >= most || isTooLong || candidate.length < typed.length - most) return null
  const distances = distancesToBeginnings(typed, candidate.slice(0, typed.length + most))
  const typos = (isLast ? Math.min(...distances) : (distances.at(-1) ?? Infinity)) + penalty
  return typos <= most ? { typos, whole: false } : null
}

function forgivenTypos(typed: string, settings: WordSettings): number {
  const { minWordSizefor1Typo = 4, minWordSizefor2Typos = 8, allowTyposOnNumericTokens = true } = settings
  if (typed.length < minWordSizefor1Typo) return 0
  if (!allowTyposOnNumericTokens && /^\p{N}+$/u.test(typed)) return 0
  return typed.length < minWordSizefor2Typos ? 1 : 2
}

/** Returns the singular of an English plural. Algolia looks it up in a dictionary; these are the regular forms. */
const singular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(s|x|z|ch|sh)es$/, '$1')
    .replace(/([^siu])s$/, '$1')

/** Matches a word in two parts, which follow each other in the words of a text. */
export function splitMatches(word: string, text: readonly string[], isLast: boolean): WordMatch[] {
  return text.slice(1).flatMap((second, at): WordMatch[] => {
    const first = text[at] ?? ''
    if (!word.startsWith(first)) return []
    const rest = word.slice(first.length)
    if (rest === second) return [{ typos: 0, whole: true }]
    return isLast && rest !== '' && second.startsWith(rest) ? [{ typos: 0, whole: false }] : []
  })
}

/** Matches the word of a query at a place joined with the one before it or after it. */
export function joinedMatches(query: readonly string[], at: number, text: readonly string[]): WordMatch[] {
  return [at - 1, at].flatMap((first) => {
    const pair = query.slice(first, first + 2)
    if (first < 0 || pair.length < 2) return []
    const joined = pair.join('')
    const isLast = first + 2 === query.length
    return text.flatMap((word): WordMatch[] => {
      if (word === joined) return [{ typos: 0, whole: true }]
      return isLast && word.startsWith(joined) ? [{ typos: 0, whole: false }] : []
    })
  })
}

/** Returns the distances of a word to the beginnings of another (Damerau–Levenshtein; each pair of letters is swapped at most once). */
function distancesToBeginnings(a: string, b: string): number[] {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const cell = (i: number, j: number) => table[i]?.[j] ?? Infinity
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? cell(i - 2, j - 2) + 1 : Infinity
      const substituted = cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const row = table[i]
      if (row) row[j] = Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, substituted, swapped)
    }
  return table.at(-1) ?? []
}
