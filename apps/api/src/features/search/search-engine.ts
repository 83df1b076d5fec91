import type { CourseSearchHit } from '@section/contract/generated/schema-types.ts'
import type { SearchedText } from '@section/domain/search/reasons/searched-texts.ts'
import type { SearchIndex } from '@section/domain/search/search-index.ts'

/** The largest number of hits of a search. */
export const MAX_HITS = 100

/**
 * The words, facets and visible courses with which an engine searches. Within a list of facet values any may fit; an
 * empty list does not restrict.
 */
export interface SearchQuery {
  index: SearchIndex
  /** The words of the text, folded and in order; none without a text. */
  words: readonly string[]
  /** The keys of stacks, as the courses have them. */
  stacks: readonly string[]
  /** The texts of topics, as the courses have them. */
  topics: readonly string[]
  /** The texts of difficulties, as the courses have them. */
  difficulties: readonly string[]
  /** The ids of the courses that may be hits, in the catalog's order. */
  visible: ReadonlySet<string>
  /** The ids of all other courses of the catalog. */
  hidden: ReadonlySet<string>
  /** Returns the texts of a visible course, the most telling first, in which the reason of a hit is looked for. */
  textsOf: (courseId: string) => readonly SearchedText[]
}

/** Finds courses by words and facets. */
export interface SearchEngine {
  /**
   * Returns at most 100 hits, best first: the courses that have every word; if there is none, those that have any word,
   * the most words first. Stop words do not count. The last word also matches the beginning of a word, and a word that
   * no course has matches despite small typos. Hits in the title come before those in the subtitle and the texts of the
   * filters, the description, and the names of the faculty, the details and the lessons. Without text, every course that fits the facets
   * is a hit with score 0 and no reason, in the catalog's order. With text each hit has the reason that `reasonFinder`
   * gives for the words as the engine has taken them.
   */
  search: (query: SearchQuery) => Promise<CourseSearchHit[]>
}
