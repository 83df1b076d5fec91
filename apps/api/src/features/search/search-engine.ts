import type { CourseSearchHit } from '@section/contract/generated/schema-types.ts'
import type { SearchIndex } from '@section/domain/search/search-index.ts'

/** The most hits of a search. Specification 2, section 9. */
export const MAX_HITS = 100

/** The text, facets and visible courses with which an engine searches. Within a list of facet values any may fit; an empty list does not restrict. */
export interface SearchQuery {
  index: SearchIndex
  /** Trimmed, of at most 200 characters; empty, or with a letter or a digit. */
  text: string
  stacks: readonly string[]
  topics: readonly string[]
  difficulties: readonly string[]
  /** The ids of the courses that may be hits, in the catalog's order. */
  visible: ReadonlySet<string>
  /** The ids of all other courses of the catalog. */
  hidden: ReadonlySet<string>
}

/** Finds courses by words and facets. */
export interface SearchEngine {
  /**
   * Returns at most 100 hits, best first. A word matches despite small typos, and the last one by its beginning; hits
   * without a typo come first, and those in the title before those in the subtitle, the description and the names of the
   * faculty. Without text, all that the facets let through has score 0 and the catalog's order.
   */
  search: (query: SearchQuery) => Promise<CourseSearchHit[]>
}
