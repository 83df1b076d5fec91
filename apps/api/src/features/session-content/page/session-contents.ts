import type { Database } from '@section/db/connection.ts'
import type { CacheInvalidation } from '../../../server/cache/cache-invalidation.ts'
import type { Clock } from '../../../server/clock.ts'
import { LoadingCache } from '../../../server/cache/loading-cache.ts'
import { loadPages, type StoredPage } from './page-store.ts'

/** Enough for the pages that are open at one time. */
const MAX_PAGES = 500

/** The contents of the pages of sessions, which are the same for all members; each is read once and again when content changes. */
export class SessionContents {
  readonly #pages: LoadingCache<StoredPage>

  constructor(database: Database, cacheInvalidation: CacheInvalidation, clock: Clock) {
    this.#pages = new LoadingCache({
      max: MAX_PAGES,
      clock,
      load: (sessionIds) => loadPages(database.db, sessionIds),
    })
    cacheInvalidation.on('catalog', () => this.#pages.clear())
    // A page shows the names and pictures of its assistants.
    cacheInvalidation.on('member', (key) =>
      this.#pages.deleteWhere(({ assistants }) => assistants.some(({ userId }) => userId === key)),
    )
    cacheInvalidation.onReconnect(() => this.#pages.clear())
  }

  /** Returns the page of a session that exists; one without content is empty. */
  async of(sessionId: string): Promise<StoredPage> {
    const page = await this.#pages.get(sessionId)
    if (!page) throw new Error(`The page of the session ${sessionId} was not loaded.`)
    return page
  }
}
