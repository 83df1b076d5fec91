import type { Database, Db } from '@section/db/connection.ts'
import { shared, waitForShared } from '@section/db/database-time.ts'
import type { CacheInvalidation } from '../../server/cache/cache-invalidation.ts'
import { loadCatalog, loadSeats } from './catalog-store.ts'
import { type Catalog, type CatalogSnapshot, type Seats, UNLIMITED_SEATS } from './catalog-types.ts'

/**
 * Caches the current snapshot and reloads it after an invalidation, once for all waiting callers: everything when the
 * content changes, the seats of the changed sessions alone when somebody enrolls or leaves.
 */
export class CatalogSnapshots {
  readonly #database: Database
  #catalog: Catalog | undefined
  #snapshot: CatalogSnapshot | undefined
  /** The last snapshot, whose unchanged sessions the next one takes over. */
  #last: CatalogSnapshot | undefined
  #loading: Promise<CatalogSnapshot> | undefined
  /** The seats of the last snapshot, and the sessions whose seats have changed since then. */
  #seats: ReadonlyMap<string, Seats> | undefined
  readonly #changed = new Set<string>()
  /** Counts invalidations, so that a load that began before one is not cached. */
  #generation = 0

  constructor(database: Database, cacheInvalidation: CacheInvalidation) {
    this.#database = database
    cacheInvalidation.on('catalog', () => this.#discard())
    cacheInvalidation.on('seats', (sessionId) => {
      this.#stale()
      this.#changed.add(sessionId)
    })
    cacheInvalidation.onReconnect(() => this.#discard())
  }

  /** Returns the snapshot if it is current; undefined if it must be reloaded. */
  peek(): CatalogSnapshot | undefined {
    return this.#snapshot
  }

  async current(): Promise<CatalogSnapshot> {
    if (this.#snapshot) return this.#snapshot
    return waitForShared(this.#loading ?? this.#reload())
  }

  #reload(): Promise<CatalogSnapshot> {
    const loading = shared(() => this.#load()).finally(() => {
      // After an invalidation another load may have replaced this one.
      if (this.#loading === loading) this.#loading = undefined
    })
    this.#loading = loading
    return loading
  }

  #stale(): void {
    this.#generation++
    this.#snapshot = undefined
    this.#loading = undefined
  }

  #discard(): void {
    this.#stale()
    this.#catalog = undefined
    this.#last = undefined
    this.#seats = undefined
    this.#changed.clear()
  }

  async #load(): Promise<CatalogSnapshot> {
    const [generation, last] = [this.#generation, this.#last]
    const [catalog, seats] = await Promise.all([
      this.#catalog ?? loadCatalog(this.#database.db),
      this.#loadSeats(),
    ])
    const snapshot = assemble(catalog, seats, last)
    if (generation === this.#generation) {
      this.#catalog = catalog
      this.#snapshot = snapshot
      this.#last = snapshot
      this.#seats = seats
      this.#changed.clear()
    }
    return snapshot
  }

  async #loadSeats(): Promise<ReadonlyMap<string, Seats>> {
    const { db } = this.#database
    const [last, changed] = [this.#seats, [...this.#changed]]
    return last ? new Map([...last, ...(await loadSeats(db, changed))]) : loadSeats(db)
  }
}

/** Returns the snapshot of what is stored, without a cache. */
export async function loadSnapshot(db: Db): Promise<CatalogSnapshot> {
  const [catalog, seats] = await Promise.all([loadCatalog(db), loadSeats(db)])
  return assemble(catalog, seats, undefined)
}

/**
 * Puts a snapshot together. A session whose seats did not change stays the same object, so that what other caches
 * prepared from it stays valid.
 */
function assemble(
  catalog: Catalog,
  seats: ReadonlyMap<string, Seats>,
  last: CatalogSnapshot | undefined,
): CatalogSnapshot {
  const sessions = catalog.sessions.map((session) => {
    const current = seats.get(session.sessionId) ?? UNLIMITED_SEATS
    const before = last?.sessionsById.get(session.sessionId)
    const isSame = before?.seats === current.seats && before.seatsTaken === current.seatsTaken
    return isSame ? before : { ...session, ...current }
  })
  return {
    ...catalog,
    sessions,
    sessionsById: new Map(sessions.map((session) => [session.sessionId, session])),
    sessionsByCourse: Map.groupBy(sessions, (session) => session.courseId),
  }
}
