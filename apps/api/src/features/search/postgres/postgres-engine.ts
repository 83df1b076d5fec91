import type { CourseSearchHit } from '@section/contract/generated/schema-types.ts'
import type { Db } from '@section/db/connection.ts'
import { type QueryWord, queryWords } from '../../../server/search/query-words.ts'
import { closestWords, forgivenTypos } from '../../../server/search/typos.ts'
import type { SearchEngine, SearchQuery } from '../search-engine.ts'
import {
  dropUnknownSplits,
  findByAnyWord,
  findByFacets,
  findByWords,
  findKnownWords,
  findSimilarWords,
} from './search-store.ts'

/** Searches in our own database: for all words as they are typed, then for the meant ones, then for any of them. */
export class PostgresEngine implements SearchEngine {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  async search(query: SearchQuery): Promise<CourseSearchHit[]> {
    const words = queryWords(query.words)
    const found = words.length === 0 ? await findByFacets(this.#db, query) : await this.#find(words, query)
    // A course may have been published after the catalog was read.
    return found.filter(({ courseId }) => query.visible.has(courseId))
  }

  /** Typos are looked for in words that no course has, and only when no course has all words as they are typed. */
  async #find(words: readonly QueryWord[], query: SearchQuery): Promise<CourseSearchHit[]> {
    const exact = await findByWords(this.#db, words, query)
    if (exact.length > 0) return exact
    // Any of the words may be in many courses, so that each spelling costs time.
    const spelled = await dropUnknownSplits(this.#db, words)
    const known = await findKnownWords(this.#db, spelled)
    const corrected = await this.#correct(spelled, known)
    const meant = corrected.filter(({ word, corrections }) => known.has(word) || corrections.length > 0)
    if (meant.length === 0) return []
    const isCorrected = meant.length === words.length && known.size < words.length
    const similar = isCorrected ? await findByWords(this.#db, corrected, query) : []
    return similar.length > 0 || words.length === 1 ? similar : findByAnyWord(this.#db, meant, query)
  }

  /** Returns the words, those that are not known with the words of the courses that are closest to them. */
  async #correct(words: readonly QueryWord[], known: ReadonlySet<string>): Promise<QueryWord[]> {
    const mistyped = words.filter(({ word }) => !known.has(word) && forgivenTypos(word) > 0)
    const candidates = await findSimilarWords(this.#db, mistyped)
    return words.map((typed) => ({
      ...typed,
      corrections: closestWords(typed, candidates.get(typed.word) ?? []),
    }))
  }
}
