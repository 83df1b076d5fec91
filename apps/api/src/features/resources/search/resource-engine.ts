import type { SearchIndex } from '@section/domain/search/search-index.ts'

/** The largest number of hits of a search; no school has as many resources. */
export const MAX_RESOURCE_HITS = 1000

/** Finds resources by words. */
export interface ResourceEngine {
  /**
   * Returns the ids of the resources of an index that have every word, best first; if there is none, of those that have any
   * word, the most words first. `words` are folded and in order, and at least one. Stop words do not count. The last word also
   * matches the beginning of a word, and a word that no resource has matches despite small typos. Words in the title count
   * more than those in the subtitle and the tags, and these more than those in the text.
   */
  search: (query: ResourceQuery) => Promise<string[]>
}

export interface ResourceQuery {
  index: SearchIndex
  words: readonly string[]
}
