import { sql } from 'drizzle-orm'
import type { Database, Db, Unlisten } from '@section/db/connection.ts'
import { transact } from '@section/db/transaction.ts'

/** The channel of the database on which servers tell each other. */
export const CHANNEL = 'changes'

/** What can change under a cache: a member's own state, a sign-in, the signing keys, the seats of a session, the catalogue; or mail waits. */
export type Topic = 'member' | 'auth-session' | 'signing-keys' | 'seats' | 'catalogue' | 'mail'

export type Changed = (topic: Topic, key?: string) => void
type Listener = (key: string) => void

/**
 * Tells every server which cached things are stale. A writer names them inside its transaction; they are
 * dropped here as soon as it commits and elsewhere when the notification arrives. When notifications may have
 * been missed, everything is dropped.
 */
export class ChangeFeed {
  readonly #listeners = new Map<Topic, Listener[]>()
  readonly #gapListeners: (() => void)[] = []
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
        this.#tell(topic as Topic, key)
      },
      () => this.#gapListeners.forEach((listener) => listener()),
    )
  }

  async stop(): Promise<void> {
    await this.#unlisten?.()
  }

  on(topic: Topic, listener: Listener): void {
    this.#listeners.set(topic, [...(this.#listeners.get(topic) ?? []), listener])
  }

  onGap(listener: () => void): void {
    this.#gapListeners.push(listener)
  }

  /** Runs `work` in one transaction and announces what it says has changed, once committed. */
  async transact<T>(work: (tx: Db, changed: Changed) => Promise<T>): Promise<T> {
    const changes = new Set<string>()
    try {
      return await transact(this.#database.db, async (tx) => {
        changes.clear()
        const result = await work(tx, (topic, key = '') => changes.add(`${topic} ${key}`))
        if (changes.size > 0) {
          await tx.execute(
            sql`select pg_notify(${CHANNEL}, change) from unnest(${sql.param([...changes])}::text[]) as change`,
          )
        }
        return result
      })
    } finally {
      // Also after a failure: a commit whose answer was lost may have happened.
      for (const change of changes) {
        const [topic, key = ''] = change.split(' ')
        this.#tell(topic as Topic, key)
      }
    }
  }

  #tell(topic: Topic, key: string): void {
    for (const listener of this.#listeners.get(topic) ?? []) listener(key)
  }
}
