import type { SearchClient } from '@algolia/client-search'
import type { CourseSearchHit } from '@section/contract/generated/schema-types.ts'
import type { AlgoliaConfig } from '../../../server/config/outside-services.ts'
import { openAlgolia } from '../../../server/search/algolia/algolia-client.ts'
import { sentWords } from '../../../server/search/algolia/sent-words.ts'
import { queryWords } from '../../../server/search/query-words.ts'
import { withReasons } from '../hit-reasons.ts'
import { MAX_HITS, type SearchEngine, type SearchQuery } from '../search-engine.ts'
import { correctedWords } from './corrected-words.ts'

const HITS_PER_PAGE = 100
/** Algolia returns at most a thousand hits of a search, which are ten pages of 100. */
const MAX_PAGES = 10

/** Searches in Algolia's indexes. */
export class AlgoliaEngine implements SearchEngine {
  readonly #client: SearchClient
  readonly #indexes: AlgoliaConfig['indexes']

  /** `client` has the time limits of a search by default. */
  constructor(config: Omit<AlgoliaConfig, 'resourceIndexes'>, client = openAlgolia(config)) {
    this.#client = client
    this.#indexes = config.indexes
  }

  async search(query: SearchQuery): Promise<CourseSearchHit[]> {
    const found = (await this.#findCourses(query)).slice(0, MAX_HITS)
    if (query.words.length > 0) {
      const hits = found.map((courseId, at) => ({ courseId, score: 1 - at / found.length }))
      const words = correctedWords(queryWords(query.words), found.flatMap(query.textsOf))
      return withReasons(hits, words, query)
    }
    const hits = new Set(found)
    const inOrder = [...query.visible].filter((id) => hits.has(id))
    return withReasons(
      inOrder.map((courseId) => ({ courseId, score: 0 })),
      [],
      query,
    )
  }

  /**
   * Returns the visible courses that have all words or, if there are none, those that have any word. Algolia's own
   * `removeWordsIfNoResults` would not search again when the only courses with all words are ones that this viewer may
   * not see.
   */
  async #findCourses(query: SearchQuery): Promise<string[]> {
    const words = sentWords(query.words)
    const found = await this.#findVisible(query, words)
    return found.length > 0 || words.length < 2 ? found : this.#findVisible(query, words, words)
  }

  /**
   * Returns the visible hits. The first page holds all of them, unless hits that this viewer may not see take their
   * places.
   */
  async #findVisible(query: SearchQuery, words: string[], optionalWords?: string[]): Promise<string[]> {
    const found: string[] = []
    for (let page = 0; page < MAX_PAGES && found.length < MAX_HITS; page++) {
      const { hits, nbPages = 0 } = await this.#client.searchSingleIndex({
        indexName: this.#indexes[query.index],
        searchParams: {
          query: words.join(' '),
          ...(optionalWords && { optionalWords }),
          facetFilters: facetFilters(query),
          attributesToRetrieve: ['objectID'],
          attributesToHighlight: [],
          hitsPerPage: HITS_PER_PAGE,
          page,
        },
      })
      found.push(...hits.map(({ objectID }) => objectID).filter((id) => query.visible.has(id)))
      if (page + 1 >= nbPages) break
    }
    return found
  }
}

/** Returns the facet filters: every facet must match, each by any of its values. */
function facetFilters({ stacks, topics, difficulties }: SearchQuery): string[][] {
  const facets = Object.entries({ Stack: stacks, Topic: topics, Difficulty: difficulties })
  return facets
    .filter(([, values]) => values.length > 0)
    .map(([facet, values]) => values.map((value) => `${facet}:${escaped(value)}`))
}

/** Escapes a hyphen at the beginning of a value, which would exclude the value instead of requiring it. */
const escaped = (value: string) => (value.startsWith('-') ? `\\${value}` : value)
