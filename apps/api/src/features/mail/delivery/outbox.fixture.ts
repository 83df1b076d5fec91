import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { type Database, rows } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { CacheInvalidation } from '../../../server/cache-invalidation.ts'
import type { Mail } from '../mails.ts'
import { MAIL_TOPIC, queueMail } from '../queue-mail.ts'
import type { DueMessage } from './outbox-store.ts'
import { OutboxWorker } from './outbox-worker.ts'

interface Row extends Record<string, unknown> {
  to: string | null
  payload: Record<string, unknown>
  attempts: number
  delivered: boolean
  failed: boolean
  lastError: string | null
  waitSeconds: number
}

/** The mail with a code that these tests send. */
export const code = (to: string): Mail => ({ kind: 'password-code', to, code: '123456' })

/** To whom a message goes. */
export const addressOf = ({ payload }: DueMessage) => (payload as Extract<Mail, { to: string }>).to

/** An outbox for all tests of the file that calls this; each finds it empty, and no workers of another on it. */
export function testOutbox(): TestOutbox {
  const outbox = new TestOutbox()
  beforeAll(() => outbox.open())
  beforeEach(() => outbox.empty())
  afterEach(() => outbox.stopWorkers())
  afterAll(() => outbox.close())
  return outbox
}

/** An outbox on a database of its own, and the workers that a test lets loose on it. */
class TestOutbox {
  #opened: { database: Database; cacheInvalidation: CacheInvalidation } | undefined
  readonly log = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() }
  #workers: OutboxWorker[] = []

  async open(): Promise<void> {
    const database = await openTestDatabase()
    this.#opened = { database, cacheInvalidation: new CacheInvalidation(database) }
    await this.cacheInvalidation.start()
  }

  get db() {
    return this.#open.database.db
  }

  get cacheInvalidation() {
    return this.#open.cacheInvalidation
  }

  get #open() {
    if (!this.#opened) throw new Error('The outbox is opened before the first test, not earlier.')
    return this.#opened
  }

  /** As at the beginning of a test. */
  async empty(): Promise<void> {
    await this.db.execute(sql`delete from outbox`)
    this.log.warn.mockClear()
    this.log.error.mockClear()
  }

  queue(...addresses: string[]): Promise<void> {
    return this.cacheInvalidation.transaction(async (tx) => {
      for (const to of addresses) await queueMail(tx, code(to), to)
    })
  }

  start(deliver: (message: DueMessage) => Promise<void>, delay = () => 0): OutboxWorker {
    const worker = new OutboxWorker({ db: this.db, log: this.log, topic: MAIL_TOPIC, delay, deliver })
    this.cacheInvalidation.on('mail', () => worker.announce())
    worker.start()
    this.#workers.push(worker)
    return worker
  }

  /** A dead server takes nothing any more; this one cannot finish what it has. */
  abandon(died: OutboxWorker): void {
    void died.stop()
    this.#workers = this.#workers.filter((worker) => worker !== died)
  }

  stored(): Promise<Row[]> {
    return rows<Row>(
      this.db,
      sql`select payload ->> 'to' as "to", payload, attempts, delivered_at is not null as delivered,
        failed_at is not null as failed, last_error as "lastError",
        round(extract(epoch from next_attempt_at - now()))::float8 as "waitSeconds"
      from outbox order by created_at, dedupe_key`,
    )
  }

  settled(): Promise<Row[]> {
    return vi.waitFor(async () => {
      const found = await this.stored()
      expect(found.every(({ delivered, failed }) => delivered || failed)).toBe(true)
      return found
    }, 10_000)
  }

  /** Lets the waits pass. */
  async later(): Promise<void> {
    await this.db.execute(sql`update outbox set next_attempt_at = now(), last_error = null`)
  }

  async stopWorkers(): Promise<void> {
    await Promise.all(this.#workers.splice(0).map((worker) => worker.stop()))
  }

  async close(): Promise<void> {
    await this.cacheInvalidation.stop()
    await this.#open.database.close()
  }
}
