import type { Database } from '@section/db/connection.ts'
import type { CacheInvalidation } from '../../server/cache-invalidation.ts'
import { loadCatalogue, loadSeats } from './catalogue-store.ts'
import type { Catalogue, CatalogueSession, Seats } from './catalogue-types.ts'

/** What all members share, as of one moment; immutable, replaced as a whole when content or seats change. */
export interface CatalogueSnapshot extends Omit<Catalogue, 'sessions'> {
  /** Soonest first; those without dates last. */
  sessions: readonly CatalogueSession[]
  sessionsById: ReadonlyMap<string, CatalogueSession>
  sessionsByCourse: ReadonlyMap<string, readonly CatalogueSession[]>
}

/** Holds the current snapshot and reads it again, once for all who wait, after it was announced stale. */
export class CatalogueSnapshots {
  readonly #database: Database
  #catalogue: Catalogue | undefined
  #snapshot: CatalogueSnapshot | undefined
  #loading: Promise<CatalogueSnapshot> | undefined
  /** Counts announcements, so that a load that began before one is not kept after it. */
  #generation = 0

  constructor(database: Database, cacheInvalidation: CacheInvalidation) {
    this.#database = database
    cacheInvalidation.on('catalogue', () => this.#stale(true))
    cacheInvalidation.on('seats', () => this.#stale(false))
    cacheInvalidation.onReconnect(() => this.#stale(true))
  }

  /** The snapshot when it is current; undefined while it must be read again. */
  peek(): CatalogueSnapshot | undefined {
    return this.#snapshot
  }

  async current(): Promise<CatalogueSnapshot> {
    if (this.#snapshot) return this.#snapshot
    if (this.#loading) return this.#loading
    const loading = this.#load()
    this.#loading = loading
    try {
      return await loading
    } finally {
      // After an announcement another load may have taken its place.
      if (this.#loading === loading) this.#loading = undefined
    }
  }

  #stale(content: boolean): void {
    this.#generation++
    this.#snapshot = undefined
    this.#loading = undefined
    if (content) this.#catalogue = undefined
  }

  async #load(): Promise<CatalogueSnapshot> {
    const generation = this.#generation
    const [catalogue, seats] = await Promise.all([
      this.#catalogue ?? loadCatalogue(this.#database.db),
      loadSeats(this.#database.db),
    ])
    const snapshot = assemble(catalogue, seats)
    if (generation === this.#generation) {
      this.#catalogue = catalogue
      this.#snapshot = snapshot
    }
    return snapshot
  }
}

function assemble(catalogue: Catalogue, seats: ReadonlyMap<string, Seats>): CatalogueSnapshot {
  const sessions = catalogue.sessions.map((session) => ({
    ...session,
    seats: seats.get(session.sessionId) ?? null,
  }))
  return {
    ...catalogue,
    sessions,
    sessionsById: new Map(sessions.map((session) => [session.sessionId, session])),
    sessionsByCourse: Map.groupBy(sessions, (session) => session.courseId),
  }
}
