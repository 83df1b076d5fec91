import type { Db } from '@section/db/connection.ts'
import type { CacheInvalidation } from '../../../server/cache/cache-invalidation.ts'
import { LoadingCache } from '../../../server/cache/loading-cache.ts'
import type { Clock } from '../../../server/clock.ts'
import { readResourceWords } from './resource-words-store.ts'

const ALL = 'all'

/** Every word of the resources, which are read once and again when content changes. */
export class KnownWords {
  readonly #cache: LoadingCache<ReadonlySet<string>>

  constructor(db: Db, cacheInvalidation: CacheInvalidation, clock: Clock) {
    const load = async () => new Map([[ALL, await readResourceWords(db)]])
    this.#cache = new LoadingCache({ max: 1, clock, load })
    cacheInvalidation.on('catalog', () => this.#cache.clear())
    cacheInvalidation.onReconnect(() => this.#cache.clear())
  }

  async all(): Promise<ReadonlySet<string>> {
    return (await this.#cache.get(ALL)) ?? new Set()
  }
}
