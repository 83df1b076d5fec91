import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from '@section/db/connection.ts'
import type { Invalidate, CacheInvalidation } from '../../../server/cache-invalidation.ts'

interface Unit {
  tx: Db
  invalidate: Invalidate
  /** Settles when the last statement asked for is through: a connection runs one at a time. */
  last: Promise<unknown>
}

/**
 * One transaction around all that the provider writes for one request, so that a crash in the middle leaves
 * nothing half done. Whatever runs inside must ask here and nowhere else: the embedded database has one connection.
 */
export class UnitOfWork {
  readonly #open = new AsyncLocalStorage<Unit>()
  readonly #db: Db
  readonly #cacheInvalidation: CacheInvalidation

  constructor(db: Db, cacheInvalidation: CacheInvalidation) {
    this.#db = db
    this.#cacheInvalidation = cacheInvalidation
  }

  /** Asks the open transaction, otherwise the database. The provider asks several things at once; they go in order. */
  async ask<T>(question: (db: Db) => Promise<T>): Promise<T> {
    const open = this.#open.getStore()
    if (!open) return question(this.#db)
    const answer = open.last.then(() => question(open.tx))
    open.last = answer.catch(() => undefined)
    return answer
  }

  /** Runs `work` in the open transaction, or in one of its own. */
  async run<T>(work: (invalidate: Invalidate) => Promise<T>): Promise<T> {
    const open = this.#open.getStore()
    if (open) return work(open.invalidate)
    return this.#cacheInvalidation.transaction((tx, invalidate) =>
      this.#open.run({ tx, invalidate, last: Promise.resolve() }, () => work(invalidate)),
    )
  }
}
