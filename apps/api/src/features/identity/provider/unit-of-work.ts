import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from '@section/db/connection.ts'
import type { Invalidate, CacheInvalidation } from '../../../server/cache/cache-invalidation.ts'

interface Unit {
  tx: Db
  invalidate: Invalidate
  /** Resolves after the previous statement, because a connection runs one statement at a time. */
  last: Promise<unknown>
}

/**
 * Runs all writes of the provider for one request in one transaction, so that a crash leaves no partial state. Code
 * that runs inside must use `query` only, because the embedded database has one connection.
 */
export class UnitOfWork {
  readonly #open = new AsyncLocalStorage<Unit>()
  readonly #db: Db
  readonly #cacheInvalidation: CacheInvalidation

  constructor(db: Db, cacheInvalidation: CacheInvalidation) {
    this.#db = db
    this.#cacheInvalidation = cacheInvalidation
  }

  /** True if the caller runs in a transaction. */
  get isOpen(): boolean {
    return this.#open.getStore() !== undefined
  }

  /** Runs a query in the open transaction, otherwise on the database. Simultaneous queries run one after the other. */
  async query<T>(run: (db: Db) => Promise<T>): Promise<T> {
    const unit = this.#open.getStore()
    if (!unit) return run(this.#db)
    const result = unit.last.then(() => run(unit.tx))
    unit.last = result.catch(() => undefined)
    return result
  }

  /** Runs `work` in the open transaction, or in one of its own. */
  async run<T>(work: (invalidate: Invalidate) => Promise<T>): Promise<T> {
    const unit = this.#open.getStore()
    if (unit) return work(unit.invalidate)
    return this.#cacheInvalidation.transaction((tx, invalidate) =>
      this.#open.run({ tx, invalidate, last: Promise.resolve() }, () => work(invalidate)),
    )
  }
}
