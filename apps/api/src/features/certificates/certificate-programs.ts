import type { Db } from '@section/db/connection.ts'
import type { CacheInvalidation } from '../../server/cache/cache-invalidation.ts'
import { LoadingCache } from '../../server/cache/loading-cache.ts'
import type { Clock } from '../../server/clock.ts'
import { loadPrograms, type StoredProgram } from './programs-store.ts'

const ALL = 'all'

/** The certificate programs, which are the same for all members; they are read once and again when content changes. */
export class CertificatePrograms {
  readonly #cache: LoadingCache<StoredProgram[]>

  constructor(db: Db, cacheInvalidation: CacheInvalidation, clock: Clock) {
    const load = async () => new Map([[ALL, await loadPrograms(db)]])
    this.#cache = new LoadingCache({ max: 1, clock, load })
    cacheInvalidation.on('catalog', () => this.#cache.clear())
    cacheInvalidation.onReconnect(() => this.#cache.clear())
  }

  /** Returns all published certificates in the school's order. */
  async all(): Promise<readonly StoredProgram[]> {
    return (await this.#cache.get(ALL)) ?? []
  }

  /** Returns a published certificate; undefined for every other id. */
  async find(certificateId: string): Promise<StoredProgram | undefined> {
    const id = certificateId.toLowerCase()
    return (await this.all()).find((program) => program.certificateId === id)
  }
}
