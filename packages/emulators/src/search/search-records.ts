import { passesFacets, type FacetFilters } from './facet-filters.ts'
import { joinedMatches, matchWord, splitMatches, type WordMatch, wordsOf } from './match-word.ts'

/** A record of an index. */
export type SearchRecord = Readonly<Record<string, unknown>> & { readonly objectID: string }

/** The settings of an index that matter here. */
export interface IndexSettings {
  /** Attributes in the order of their importance. */
  readonly searchableAttributes?: readonly string[]
  /** Attributes by which searches may filter, also as `filterOnly(Name)`. */
  readonly attributesForFaceting?: readonly string[]
  /** The order of equal hits, as `asc(name)` or `desc(name)`. */
  readonly customRanking?: readonly string[]
}

interface RankedRecord {
  record: SearchRecord
  typos: number
  attribute: number
  inexact: number
}

/**
 * Returns the records that have every word of a query, best first: by the number of typos, the most important attribute,
 * the number of words that match only by their beginning, and the custom ranking.
 */
export function searchRecords(
  records: Iterable<SearchRecord>,
  settings: IndexSettings,
  { query, facetFilters }: { query: string; facetFilters: FacetFilters },
): SearchRecord[] {
  const facets = new Set((settings.attributesForFaceting ?? []).map(attributeName))
  const words = wordsOf(query)
  const ranked = [...records]
    .filter((record) => passesFacets(record, facetFilters, facets))
    .flatMap((record) => rank(record, words, settings.searchableAttributes ?? Object.keys(record)))
  return ranked.toSorted(compareBy(settings.customRanking ?? [])).map(({ record }) => record)
}

function rank(record: SearchRecord, words: readonly string[], attributes: readonly string[]): RankedRecord[] {
  const texts = attributes.map((name) => wordsOf(textOf(record[name])))
  const matches = words.map((_, at) => bestMatch(words, at, texts))
  if (matches.some((match) => match === null)) return []
  const found = matches.filter((match) => match !== null)
  return [
    {
      record,
      typos: found.reduce((sum, { typos }) => sum + typos, 0),
      attribute: Math.max(0, ...found.map(({ attribute }) => attribute)),
      inexact: found.filter(({ whole }) => !whole).length,
    },
  ]
}

type FoundMatch = WordMatch & { attribute: number }

/** Returns how the word of a query at a place matches best: by itself, in two parts, or joined with a neighbor. */
function bestMatch(
  query: readonly string[],
  at: number,
  texts: readonly (readonly string[])[],
): FoundMatch | null {
  const word = query[at] ?? ''
  const isLast = at === query.length - 1
  const matches = texts.flatMap((text, attribute) => {
    const found = text.flatMap((candidate) => matchWord(word, candidate, isLast) ?? [])
    const alternatives = [...splitMatches(word, text, isLast), ...joinedMatches(query, at, text)]
    return [...found, ...alternatives].map((match): FoundMatch => ({ ...match, attribute }))
  })
  const inOrder = matches.toSorted(
    (a, b) => a.typos - b.typos || a.attribute - b.attribute || Number(b.whole) - Number(a.whole),
  )
  return inOrder[0] ?? null
}

function compareBy(customRanking: readonly string[]) {
  return (a: RankedRecord, b: RankedRecord): number => {
    const byMatch = a.typos - b.typos || a.attribute - b.attribute || a.inexact - b.inexact
    if (byMatch !== 0) return byMatch
    for (const criterion of customRanking) {
      const name = attributeName(criterion)
      const difference = Number(a.record[name] ?? 0) - Number(b.record[name] ?? 0)
      if (difference !== 0) return criterion.startsWith('desc') ? -difference : difference
    }
    return 0
  }
}

/** Returns the attribute of a modifier such as `filterOnly(Stack)`, or the name itself. */
const attributeName = (setting: string) => /\((.*)\)$/.exec(setting)?.[1] ?? setting

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(' ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
