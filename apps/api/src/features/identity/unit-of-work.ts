import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from '@section/db/connection.ts'
import type { Changed, ChangeFeed } from '../../server/change-feed.ts'

interface Unit {
  tx: Db
  changed: Changed
}

/**
 * One transaction around all that the provider writes for one request, so that a crash in the middle leaves
 * nothing half done. Whatever runs inside must ask `db` for its connection: the embedded database has only one.
 */
export class UnitOfWork {
  readonly #open = new AsyncLocalStorage<Unit>()
  readonly #db: Db
  readonly #feed: ChangeFeed

  constructor(db: Db, feed: ChangeFeed) {
    this.#db = db
    this.#feed = feed
  }

  /** The open transaction, otherwise the database. */
  get db(): Db {
    return this.#open.getStore()?.tx ?? this.#db
  }

  /** Runs `work` in the open transaction, or in one of its own. */
  async run<T>(work: (unit: Unit) => Promise<T>): Promise<T> {
    const open = this.#open.getStore()
    if (open) return work(open)
    return this.#feed.transact((tx, changed) => {
      const unit = { tx, changed }
      return this.#open.run(unit, () => work(unit))
    })
  }
}
