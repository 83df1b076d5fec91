import type { Db } from '@section/db/connection.ts'
import { type QueryWord, queryWords } from '../../../server/search/query-words.ts'
import { closestWords, forgivenTypos } from '../../../server/search/typos.ts'
import { type FoundResource, findByAnyWord } from './resource-search-store.ts'
import type { ResourceEngine, ResourceQuery } from './resource-engine.ts'
import { readWords } from './resource-words-store.ts'

/** Searches in our own database: for the words as they are typed, and then for the meant ones. At most three statements. */
export class PostgresResourceEngine implements ResourceEngine {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  async search({ index, words: typed }: ResourceQuery): Promise<string[]> {
    const words = queryWords(typed)
    const found = await findByAnyWord(this.#db, words, index)
    const mistyped = words.filter((word, at) => forgivenTypos(word.word) > 0 && !isKnown(found, at))
    if (mistyped.length === 0) return bestOf(found)
    const known = await readWords(this.#db)
    const meant = words.map((word) =>
      mistyped.includes(word) ? { ...word, corrections: closestWords(word, known) } : word,
    )
    const isCorrected = meant.some(({ corrections }: QueryWord) => corrections.length > 0)
    return bestOf(isCorrected ? await findByAnyWord(this.#db, meant, index) : found)
  }
}

const isKnown = (found: readonly FoundResource[], at: number) => found.some(({ has }) => has[at])

/** Returns the ids of the resources that have every word, best first; if none has, of all, the most words first. */
function bestOf(found: readonly FoundResource[]): string[] {
  const whole = found.filter(({ has }) => has.every(Boolean))
  if (whole.length > 0) return whole.map(({ resourceId }) => resourceId)
  const count = ({ has }: FoundResource) => has.filter(Boolean).length
  return found.toSorted((a, b) => count(b) - count(a)).map(({ resourceId }) => resourceId)
}
