import type { Db } from '@section/db/connection.ts'
import type { QueryWord } from '@section/domain/search/query-word.ts'
import { queryWords } from '../../../server/search/query-words.ts'
import { closestWords, forgivenTypos } from '../../../server/search/typos.ts'
import type { KnownWords } from './known-words.ts'
import type { ResourceEngine, ResourceQuery } from './resource-engine.ts'
import { findWithAnyWord, type FoundResource } from './resource-search-store.ts'

/**
 * Searches in our own database: for the words as they are typed, and then for the meant ones. A search is at most two
 * statements, and one more when the known words have changed.
 */
export class PostgresResourceEngine implements ResourceEngine {
  readonly #db: Db
  readonly #knownWords: Pick<KnownWords, 'all'>

  constructor(db: Db, knownWords: Pick<KnownWords, 'all'>) {
    this.#db = db
    this.#knownWords = knownWords
  }

  async search({ index, words: typed }: ResourceQuery): Promise<string[]> {
    const known = await this.#knownWords.all()
    const words = queryWords(typed).map((word) => withoutUnknownSplits(word, known))
    const found = await findWithAnyWord(this.#db, words, index)
    const isMistyped = ({ word }: QueryWord, at: number) =>
      forgivenTypos(word) > 0 && !found.some(({ has }) => has[at])
    const meant = words.map((word, at) =>
      isMistyped(word, at) ? { ...word, corrections: closestWords(word, [...known]) } : word,
    )
    const isCorrected = meant.some(({ corrections }) => corrections.length > 0)
    return bestOf(isCorrected ? await findWithAnyWord(this.#db, meant, index) : found)
  }
}

/** Returns a word without its spellings in two parts of which no resource has the first, because each costs time. */
function withoutUnknownSplits(word: QueryWord, known: ReadonlySet<string>): QueryWord {
  const spellings = word.spellings.filter(
    ({ words: [first = '', ...rest] }) => rest.length === 0 || known.has(first),
  )
  return { ...word, spellings }
}

/** Returns the ids of the resources that have every word, best first; if none has, of all, the most words first. */
function bestOf(found: readonly FoundResource[]): string[] {
  const whole = found.filter(({ has }) => has.every(Boolean))
  if (whole.length > 0) return whole.map(({ resourceId }) => resourceId)
  const count = ({ has }: FoundResource) => has.filter(Boolean).length
  return found.toSorted((a, b) => count(b) - count(a)).map(({ resourceId }) => resourceId)
}
