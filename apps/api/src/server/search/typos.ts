import type { QueryWord } from '@section/domain/search/query-word.ts'

/**
 * From these numbers of letters on, one and two typos in a word are forgiven. A shorter word is too close to words that
 * were not meant.
 */
export const ONE_TYPO_FROM = 6
export const TWO_TYPOS_FROM = 8

const MAX_CORRECTIONS = 8

/** Returns those of the candidates that differ from a typed word by the fewest typos that are forgiven, at most eight. */
export function closestWords(
  { word, isPrefix }: Pick<QueryWord, 'word' | 'isPrefix'>,
  candidates: readonly string[],
): string[] {
  const close = candidates.flatMap((meant) => {
    const typos = countTypos(word, meant, isPrefix)
    return typos === null ? [] : [{ meant, typos }]
  })
  const fewest = Math.min(...close.map(({ typos }) => typos))
  return close
    .filter(({ typos }) => typos === fewest)
    .slice(0, MAX_CORRECTIONS)
    .map(({ meant }) => meant)
}

/** Returns how many typos in a typed word are forgiven; none in a number. */
export function forgivenTypos(typed: string): number {
  if (typed.length < ONE_TYPO_FROM || /^\p{N}+$/u.test(typed)) return 0
  return typed.length < TWO_TYPOS_FROM ? 1 : 2
}

/**
 * Returns the number of typos by which a typed word differs from a meant one, or null for more than are forgiven. A typo is
 * a letter too many, too few, wrong, or swapped with the next; one more is counted for a wrong first letter. With `prefix`
 * the meant word may go on after what was typed.
 */
export function countTypos(typed: string, meant: string, prefix: boolean): number | null {
  const most = forgivenTypos(typed)
  const firstLetter = typed[0] === meant[0] ? 0 : 1
  const target = prefix ? meant.slice(0, typed.length + most) : meant
  if (most === 0 || target.length < typed.length - most || target.length > typed.length + most) return null
  const distances = distancesToBeginnings(typed, target)
  const distance = prefix ? Math.min(...distances) : (distances.at(-1) ?? 0)
  return distance + firstLetter <= most ? distance + firstLetter : null
}

/** Returns the edit distance of a word to each beginning of another, by optimal string alignment. */
function distancesToBeginnings(word: string, other: string): number[] {
  let before: number[] = []
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= word.length; i++) {
    const current = [i]
    for (let j = 1; j <= other.length; j++) {
      const substituted = at(previous, j - 1) + (word[i - 1] === other[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1]
      current[j] = Math.min(
        substituted,
        at(previous, j) + 1,
        at(current, j - 1) + 1,
        swapped ? at(before, j - 2) + 1 : Infinity,
      )
    }
    before = previous
    previous = current
  }
  return previous
}

const at = (row: readonly number[], index: number) => row[index] ?? Infinity
