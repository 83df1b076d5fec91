import type { Db } from '@section/db/connection.ts'
import type { CacheInvalidation } from '../../server/cache/cache-invalidation.ts'
import { LoadingCache } from '../../server/cache/loading-cache.ts'
import type { Clock } from '../../server/clock.ts'
import { loadResources, type StoredResource } from './resource-store.ts'

const ALL = 'all'

/** The resources, which are the same for all members; they are read once and again when content changes. */
export class ResourceShelf {
  readonly #cache: LoadingCache<StoredResource[]>

  constructor(db: Db, cacheInvalidation: CacheInvalidation, clock: Clock) {
    const load = async () => new Map([[ALL, await loadResources(db)]])
    this.#cache = new LoadingCache({ max: 1, clock, load })
    cacheInvalidation.on('catalog', () => this.#cache.clear())
    cacheInvalidation.onReconnect(() => this.#cache.clear())
  }

  /** Returns all published resources, newest first. */
  async all(): Promise<readonly StoredResource[]> {
    return (await this.#cache.get(ALL)) ?? []
  }

  /** Returns the published resource of an address. */
  async find(slug: string): Promise<StoredResource | undefined> {
    return (await this.all()).find((resource) => resource.slug === slug)
  }
}
