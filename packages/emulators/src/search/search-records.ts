import { passesFacets, type FacetFilters } from './facet-filters.ts'
import {
  joinedMatches,
  matchWord,
  splitMatches,
  type WordMatch,
  type WordSettings,
  plainWords,
} from './match-word.ts'
import { placesOfWords } from './stop-words.ts'

/** A record of an index. */
export type IndexRecord = Readonly<Record<string, unknown>> & { readonly objectID: string }

/** The settings of an index that matter here. */
export interface IndexSettings extends WordSettings {
  /** Attributes in the order of their importance, also as `unordered(name)`; those of one string with commas are equal. */
  readonly searchableAttributes?: readonly string[]
  /** Attributes by which searches may filter, also as `filterOnly(Name)`. */
  readonly attributesForFaceting?: readonly string[]
  /** The order of equal hits, as `asc(name)` or `desc(name)`. */
  readonly customRanking?: readonly string[]
  readonly removeStopWords?: boolean
  readonly attributeCriteriaComputedBy?: string
  /** With 'min', only the records with the fewest typos are hits. */
  readonly typoTolerance?: boolean | 'min' | 'strict'
}

export interface RecordQuery {
  query: string
  facetFilters: FacetFilters
  /** Words that a record need not have, as long as it has any word. */
  optionalWords: ReadonlySet<string>
}

interface RankedRecord {
  record: IndexRecord
  typos: number
  /** The number of the query's words that the record has. */
  words: number
  /** The importance of the attributes that have the words; a lower number is more important. */
  attribute: number
  inexact: number
}

/**
 * Returns the records that have every word of a query that is not optional, best first: by the number of typos, the number
 * of words, the most important attribute, the number of words that match only by their beginning, and the custom ranking.
 */
export function searchRecords(
  records: Iterable<IndexRecord>,
  settings: IndexSettings,
  { query, facetFilters, optionalWords }: RecordQuery,
): IndexRecord[] {
  const facets = new Set((settings.attributesForFaceting ?? []).map(attributeName))
  const words = plainWords(query)
  const ranked = [...records]
    .filter((record) => passesFacets(record, facetFilters, facets))
    .flatMap((record) => rank(record, { words, optionalWords, settings }))
  const fewest = Math.min(...ranked.map(({ typos }) => typos))
  const kept = settings.typoTolerance === 'min' ? ranked.filter(({ typos }) => typos === fewest) : ranked
  return kept.toSorted(compareBy(settings.customRanking ?? [])).map(({ record }) => record)
}

interface RankedBy {
  words: readonly string[]
  optionalWords: ReadonlySet<string>
  settings: IndexSettings
}

function rank(record: IndexRecord, { words, optionalWords, settings }: RankedBy): RankedRecord[] {
  const attributes = settings.searchableAttributes ?? Object.keys(record)
  const texts = attributes.map((names) => wordsOfAttributes(record, names))
  const wanted = placesOfWords(words, settings)
  const matches = wanted.map((at) => ({ at, match: bestMatch(words, at, texts, settings) }))
  if (matches.some(({ at, match }) => match === null && !optionalWords.has(words[at] ?? ''))) return []
  const found = matches.flatMap(({ match }) => match ?? [])
  if (found.length === 0 && wanted.length > 0) return []
  return [
    {
      record,
      typos: found.reduce((sum, { typos }) => sum + typos, 0),
      words: found.length,
      attribute: attributeScore(
        found.map(({ attribute }) => attribute),
        settings,
      ),
      inexact: found.filter(({ whole }) => !whole).length,
    },
  ]
}

/** Returns the words of one attribute, or of several of the same importance. */
function wordsOfAttributes(record: IndexRecord, names: string): string[] {
  const texts = names.split(',').map((name) => textOf(record[attributeName(name.trim())]))
  return plainWords(texts.join(' '))
}

/** Scores the places of the attributes that have the words: by the best one, or on request by their sum. */
const attributeScore = (places: readonly number[], { attributeCriteriaComputedBy }: IndexSettings): number =>
  attributeCriteriaComputedBy === 'sum'
    ? places.reduce((sum, place) => sum + place, 0)
    : Math.min(...places, Number.MAX_SAFE_INTEGER)

type FoundMatch = WordMatch & { attribute: number }

/** Returns how the word of a query at a place matches best: by itself, in two parts, or joined with a neighbor. */
function bestMatch(
  query: readonly string[],
  at: number,
  texts: readonly (readonly string[])[],
  settings: WordSettings,
): FoundMatch | null {
  const word = query[at] ?? ''
  const isLast = at === query.length - 1
  const matches = texts.flatMap((text, attribute) => {
    const found = text.flatMap((candidate) => matchWord(word, candidate, isLast, settings) ?? [])
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
    const byWords = a.typos - b.typos || b.words - a.words
    const byMatch = byWords || a.attribute - b.attribute || a.inexact - b.inexact
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
