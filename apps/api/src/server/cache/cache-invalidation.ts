import { EventEmitter } from 'node:events'
import type { Database, Db, Unlisten } from '@section/db/connection.ts'
import { transact } from '@section/db/transaction.ts'
import { invalidations } from '../observability/channels.ts'
import { announceChanges, CHANNEL } from './cache-invalidation-store.ts'

/**
 * The kinds of cached data that can become stale. `membership` names a member whose status, entitlements or subscription has
 * changed, which their open tabs show; it makes all of `member` stale, too. docs/decisions/live-membership.md
 */
export type Topic =
  | 'member'
  | 'membership'
  | 'auth-session'
  | 'signing-keys'
  | 'saml-keys'
  | 'seats'
  | 'catalog'
  | 'attendees'

/** Marks data as stale after the commit; `key` is the id of the member, sign-in, session or event. */
export type Invalidate = (topic: Topic, key?: string) => void

type StringCache = { delete: (key: string) => void; clear: () => void }

const RECONNECT = 'reconnect'

/**
 * Notifies the caches of all servers of stale data. A writer names the data inside its transaction; this server drops it
 * after the commit, every other server when the notification arrives. A server that lost its connection may have missed
 * notifications, and drops everything.
 */
export class CacheInvalidation {
  readonly #events = new EventEmitter().setMaxListeners(0)
  readonly #database: Database
  #unlisten: Unlisten | undefined

  constructor(database: Database) {
    this.#database = database
  }

  async start(): Promise<void> {
    this.#unlisten = await this.#database.listen(
      CHANNEL,
      (change) => this.#notify(change),
      () => this.#events.emit(RECONNECT),
    )
  }

  async stop(): Promise<void> {
    await this.#unlisten?.()
  }

  /** Calls `listener` with the key each time that data of the topic becomes stale. */
  on(topic: Topic, listener: (key: string) => void): void {
    this.#events.on(topic, listener)
  }

  /** Calls `listener` after a reconnect, when notifications may have been missed. */
  onReconnect(listener: () => void): void {
    this.#events.on(RECONNECT, listener)
  }

  /** Deletes the keys of a topic from a cache as they become stale, and returns the cache. */
  invalidates<Cache extends StringCache>(topic: Topic, cache: Cache): Cache {
    this.on(topic, (key) => cache.delete(key))
    this.onReconnect(() => cache.clear())
    return cache
  }

  /** Runs `work` in a transaction, returns its result, and invalidates the data that it names after the commit. */
  async transaction<T>(work: (tx: Db, invalidate: Invalidate) => Promise<T>): Promise<T> {
    const changes = new Set<string>()
    try {
      return await transact(this.#database.db, async (tx) => {
        changes.clear()
        const result = await work(tx, (topic, key = '') => changes.add(`${topic} ${key}`))
        if (changes.size > 0) await announceChanges(tx, [...changes])
        return result
      })
    } finally {
      // Data is invalidated also after a failure, because the transaction may have committed before the connection was lost.
      for (const change of changes) this.#notify(change)
    }
  }

  /** Notifies the listeners of a change: a topic, a space and a key. */
  #notify(change: string): void {
    const [topic = '', key = ''] = change.split(' ')
    invalidations.announce({ topic })
    // Whoever hears of a membership reads the member, so that the caches must have dropped it.
    if (topic === 'membership') this.#events.emit('member', key)
    this.#events.emit(topic, key)
  }
}
