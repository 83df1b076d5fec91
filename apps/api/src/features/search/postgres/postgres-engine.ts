import type { CourseSearchHit } from '@section/contract/generated/schema-types.ts'
import type { Db } from '@section/db/connection.ts'
import type { QueryWord } from '@section/domain/search/query-word.ts'
import { queryWords } from '../../../server/search/query-words.ts'
import { closestWords, forgivenTypos } from '../../../server/search/typos.ts'
import { withReasons } from '../hit-reasons.ts'
import type { SearchEngine, SearchQuery } from '../search-engine.ts'
import {
  dropUnknownSplits,
  findByAnyWord,
  findByFacets,
  findByWords,
  type FoundCourse,
  findKnownWords,
  findSimilarWords,
} from './search-store.ts'

/** Courses, best first, and the words by which they were found. */
interface Found {
  found: FoundCourse[]
  meant: readonly QueryWord[]
}

/** Searches in our own database: for all words as they are typed, then for the meant ones, then for any of them. */
export class PostgresEngine implements SearchEngine {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  async search(query: SearchQuery): Promise<CourseSearchHit[]> {
    const words = queryWords(query.words)
    const { found, meant } =
      words.length === 0
        ? { found: await findByFacets(this.#db, query), meant: [] }
        : await this.#find(words, query)
    // A course may have been published after the catalog was read.
    const visible = found.filter(({ courseId }) => query.visible.has(courseId))
    return withReasons(visible, meant, query)
  }

  /**
   * Returns the courses with the words as they were taken. Typos are looked for in words that no course has, and only when no
   * course has all words as they are typed.
   */
  async #find(words: readonly QueryWord[], query: SearchQuery): Promise<Found> {
    const exact = await findByWords(this.#db, words, query)
    if (exact.length > 0) return { found: exact, meant: words }
    // Any of the words may be in many courses, so that each spelling costs time.
    const spelled = await dropUnknownSplits(this.#db, words)
    const known = await findKnownWords(this.#db, spelled)
    const corrected = await this.#correct(spelled, known)
    const meant = corrected.filter(({ word, corrections }) => known.has(word) || corrections.length > 0)
    if (meant.length === 0) return { found: [], meant }
    const isCorrected = meant.length === words.length && known.size < words.length
    const similar = isCorrected ? await findByWords(this.#db, corrected, query) : []
    if (similar.length > 0 || words.length === 1) return { found: similar, meant }
    return { found: await findByAnyWord(this.#db, meant, query), meant }
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
