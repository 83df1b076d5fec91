import type { Database, Db, Unlisten } from '@section/db/connection.ts'
import { transact } from '@section/db/transaction.ts'
import { announceChanges, CHANNEL } from './cache-invalidation-store.ts'

/** What can become stale; `mail` says that mail waits to be sent. */
export type Topic = 'member' | 'auth-session' | 'signing-keys' | 'seats' | 'catalog' | 'mail'

/** Names something that becomes stale with the commit; `key` is the id of the member, sign-in or session. */
export type Invalidate = (topic: Topic, key?: string) => void
type Listener = (key: string) => void

/**
 * Tells the caches of every server what has become stale. A writer names it inside its transaction; this server drops
 * it as soon as the transaction is committed, every other server when the notification arrives. A server that lost its
 * connection may have missed notifications, and drops everything.
 */
export class CacheInvalidation {
  readonly #listeners = new Map<Topic, Listener[]>()
  readonly #reconnectListeners: (() => void)[] = []
  readonly #database: Database
  #unlisten: Unlisten | undefined

  constructor(database: Database) {
    this.#database = database
  }

  async start(): Promise<void> {
    this.#unlisten = await this.#database.listen(
      CHANNEL,
      (payload) => {
        const [topic, key = ''] = payload.split(' ')
        this.#notify(topic as Topic, key)
      },
      () => this.#reconnectListeners.forEach((listener) => listener()),
    )
  }

  async stop(): Promise<void> {
    await this.#unlisten?.()
  }

  /** Calls back with the key each time that something of the topic becomes stale. */
  on(topic: Topic, listener: Listener): void {
    this.#listeners.set(topic, [...(this.#listeners.get(topic) ?? []), listener])
  }

  /** Calls back when notifications may have been missed. */
  onReconnect(listener: () => void): void {
    this.#reconnectListeners.push(listener)
  }

  /** Runs `work` in one transaction, and invalidates what it names as soon as that is committed. Returns what `work` returns. */
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
      // Also after a failure: a commit whose answer was lost may have happened.
      for (const change of changes) {
        const [topic, key = ''] = change.split(' ')
        this.#notify(topic as Topic, key)
      }
    }
  }

  #notify(topic: Topic, key: string): void {
    for (const listener of this.#listeners.get(topic) ?? []) listener(key)
  }
}
