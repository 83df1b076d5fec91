import type { CourseSearchHit } from '@section/contract/generated/schema-types.ts'
import type { Db } from '@section/db/connection.ts'
import { MAX_HITS, type SearchEngine, type SearchQuery } from '../search-engine.ts'
import { type QueryWord, queryWords } from './query-words.ts'
import { findByFacets, findByWords, findSimilarWords } from './search-store.ts'
import { countTypos, forgivenTypos } from './typos.ts'

const MAX_CORRECTIONS = 8

/** Searches in our own database: by full text first, and by words that are close to the typed ones after that. */
export class PostgresEngine implements SearchEngine {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  async search(query: SearchQuery): Promise<CourseSearchHit[]> {
    const words = queryWords(query.text)
    const found = words.length === 0 ? await findByFacets(this.#db, query) : await this.#find(words, query)
    // A course may have been published after the catalog was read.
    return found.filter(({ courseId }) => query.visible.has(courseId))
  }

  async #find(words: readonly QueryWord[], query: SearchQuery): Promise<CourseSearchHit[]> {
    const exact = await findByWords(this.#db, words, query)
    if (exact.length >= MAX_HITS) return exact
    const corrected = await this.#correct(words)
    if (corrected.every(({ corrections }) => corrections.length === 0)) return exact
    const similar = await findByWords(this.#db, corrected, query, words)
    return [...exact, ...similar].slice(0, MAX_HITS)
  }

  /** Returns the words with those of the courses that may have been meant, closest first. */
  async #correct(words: readonly QueryWord[]): Promise<QueryWord[]> {
    const candidates = await findSimilarWords(
      this.#db,
      words.filter(({ word }) => forgivenTypos(word) > 0),
    )
    return words.map((typed) => {
      const close = (candidates.get(typed.word) ?? []).flatMap((meant) => {
        const typos = countTypos(typed.word, meant, typed.isPrefix)
        return typos === null || typos === 0 ? [] : [{ meant, typos }]
      })
      const best = close.toSorted((a, b) => a.typos - b.typos).slice(0, MAX_CORRECTIONS)
      return { ...typed, corrections: best.map(({ meant }) => meant) }
    })
  }
}
