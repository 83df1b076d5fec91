/** How a word of a query matches a word of a record. */
export interface WordMatch {
  typos: number
  /** False if only the beginning matches. */
  whole: boolean
}

const ONE_TYPO_FROM = 4
const TWO_TYPOS_FROM = 8

/** Returns the words of a text, without capitals, accents and punctuation. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * Matches a word of a query with one of a record, by Algolia's defaults: one typo from 4 letters on, two from 8 on, and a
 * wrong first letter counts as two. The last word of a query matches by its beginning. Null if it does not match.
 */
export function matchWord(typed: string, candidate: string, isLast: boolean): WordMatch | null {
  if (typed === candidate) return { typos: 0, whole: true }
  if (isLast && candidate.startsWith(typed)) return { typos: 0, whole: false }
  const most = typed.length < ONE_TYPO_FROM ? 0 : typed.length < TWO_TYPOS_FROM ? 1 : 2
  if (most === 0) return null
  const ends = isLast
    ? Array.from({ length: 2 * most + 1 }, (_, more) => typed.length - most + more)
    : [candidate.length]
  const penalty = typed[0] === candidate[0] ? 0 : 1
  const distances = ends.map((end) => editDistance(typed, candidate.slice(0, end)) + penalty)
  const typos = Math.min(...distances)
  return typos <= most ? { typos, whole: false } : null
}

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

/** Returns the Damerau–Levenshtein distance of two words, in which each pair of letters is swapped at most once. */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Infinity
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const cell = (i: number, j: number) => table[i]?.[j] ?? Infinity
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? cell(i - 2, j - 2) + 1 : Infinity
      const substituted = cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      table[i]?.splice(j, 1, Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, substituted, swapped))
    }
  return cell(a.length, b.length)
}
