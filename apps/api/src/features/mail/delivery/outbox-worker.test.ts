import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Database, rows } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { ChangeFeed } from '../../../server/change-feed.ts'
import type { Mail } from '../mails.ts'
import { MAIL_TOPIC, queueMail } from '../queue-mail.ts'
import { type DueMessage, LEASE_MS } from './outbox-store.ts'
import { DeliveryError, OutboxWorker } from './outbox-worker.ts'

interface Row extends Record<string, unknown> {
  to: string | null
  payload: Record<string, unknown>
  attempts: number
  delivered: boolean
  failed: boolean
  lastError: string | null
  waitSeconds: number
}

let database: Database
let feed: ChangeFeed
let workers: OutboxWorker[] = []
const log = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() }

beforeAll(async () => {
  database = await openTestDatabase()
  feed = new ChangeFeed(database)
  await feed.start()
})
beforeEach(async () => {
  await database.db.execute(sql`delete from outbox`)
  log.warn.mockClear()
  log.error.mockClear()
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
})
afterAll(async () => {
  await feed.stop()
  await database.close()
})

const code = (to: string): Mail => ({ kind: 'password-code', to, code: '123456' })
const queue = (...addresses: string[]) =>
  feed.transact(async (tx) => {
    for (const to of addresses) await queueMail(tx, code(to), to)
  })
const addressOf = ({ payload }: DueMessage) => (payload as Extract<Mail, { to: string }>).to

function start(deliver: (message: DueMessage) => Promise<void>): OutboxWorker {
  const worker = new OutboxWorker({ db: database.db, log, topic: MAIL_TOPIC, deliver })
  feed.on('mail', () => worker.wake())
  worker.start()
  workers.push(worker)
  return worker
}

const stored = () =>
  rows<Row>(
    database.db,
    sql`select payload ->> 'to' as "to", payload, attempts, delivered_at is not null as delivered,
      failed_at is not null as failed, last_error as "lastError",
      round(extract(epoch from next_attempt_at - now()))::float8 as "waitSeconds"
    from outbox order by created_at, dedupe_key`,
  )
const settled = () =>
  vi.waitFor(async () => {
    const found = await stored()
    expect(found.every(({ delivered, failed }) => delivered || failed)).toBe(true)
    return found
  }, 10_000)
/** Lets the waits pass. */
const later = () => database.db.execute(sql`update outbox set next_attempt_at = now(), last_error = null`)

test('a mail is delivered as soon as its transaction commits, and its contents are forgotten', async () => {
  const sent: string[] = []
  start(async (message) => void sent.push(addressOf(message)))
  await feed.transact(async (tx) => {
    await queueMail(tx, code('a@b.example'), '1')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(sent).toEqual([])
  })
  const [row] = await settled()
  expect(sent).toEqual(['a@b.example'])
  expect(row).toMatchObject({ payload: { kind: 'password-code' }, attempts: 1, delivered: true })
})

test('a mail of a transaction that fails is never sent', async () => {
  const sent: string[] = []
  start(async (message) => void sent.push(addressOf(message)))
  const failing = feed.transact(async (tx) => {
    await queueMail(tx, code('a@b.example'), '1')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await queue('after@b.example')
  await settled()
  expect(sent).toEqual(['after@b.example'])
})

test('the same business event is told once', async () => {
  await queue('a@b.example')
  await queue('a@b.example')
  expect(await stored()).toHaveLength(1)
})

test('what fails waits, is tried again, and keeps no try that would be too many', async () => {
  let tries = 0
  const worker = start(async () => {
    if (++tries < 3) throw new DeliveryError('SMTP ECONNECTION', false)
  })
  await queue('a@b.example')
  await vi.waitFor(async () => expect((await stored())[0]).toMatchObject({ attempts: 1, waitSeconds: 10 }))
  await later()
  worker.wake()
  await vi.waitFor(async () =>
    expect((await stored())[0]).toMatchObject({
      attempts: 2,
      waitSeconds: 30,
      lastError: 'SMTP ECONNECTION',
    }),
  )
  await later()
  worker.wake()
  expect(await settled()).toMatchObject([{ attempts: 3, delivered: true, lastError: null }])
})

test('after ten tries it is given up, with a line in the log and without its code', async () => {
  const worker = start(async () => {
    throw new DeliveryError('SMTP EENVELOPE 451', false)
  })
  await queue('a@b.example')
  for (let attempt = 1; attempt <= 10; attempt++) {
    await vi.waitFor(async () =>
      expect((await stored())[0]).toMatchObject({ attempts: attempt, lastError: 'SMTP EENVELOPE 451' }),
    )
    await later()
    worker.wake()
  }
  expect(await settled()).toMatchObject([
    { attempts: 10, failed: true, delivered: false, payload: { kind: 'password-code', to: 'a@b.example' } },
  ])
  expect((await stored())[0]?.payload).not.toHaveProperty('code')
  expect(log.warn).toHaveBeenCalledTimes(9)
  expect(log.error.mock.calls).toMatchObject([
    [{ kind: 'password-code', tries: 10 }, 'A message was given up'],
  ])
  expect(JSON.stringify([log.warn.mock.calls, log.error.mock.calls])).not.toMatch(/b\.example|123456/)
})

test('what can never succeed is given up at once', async () => {
  start(async () => {
    throw new DeliveryError('SMTP EENVELOPE 550', true)
  })
  await queue('a@b.example')
  expect(await settled()).toMatchObject([{ attempts: 1, failed: true, lastError: 'SMTP EENVELOPE 550' }])
})

test('mails that fail or hang hold up no others', async () => {
  const sent: string[] = []
  const hanging = Promise.withResolvers<void>()
  start(async (message) => {
    const to = addressOf(message)
    if (to.startsWith('fails')) throw new Error('always')
    if (to.startsWith('hangs')) await hanging.promise
    sent.push(to)
  })
  await queue('fails-1@b.example', 'hangs-1@b.example', 'fails-2@b.example', 'hangs-2@b.example')
  const fine = Array.from({ length: 30 }, (_, index) => `fine-${index}@b.example`)
  await queue(...fine)
  await vi.waitFor(() => expect(sent.toSorted()).toEqual(fine.toSorted()), 10_000)
  hanging.resolve()
})

test('new mails go before those that have failed, however many of them are due', async () => {
  await queue(...Array.from({ length: 50 }, (_, index) => `old-${index}@b.example`))
  await database.db.execute(sql`update outbox set attempts = 3, next_attempt_at = now() - interval '1 hour'`)
  await queue('new@b.example')
  const order: string[] = []
  start(async (message) => void order.push(addressOf(message)))
  await settled()
  expect(order.indexOf('new@b.example')).toBeLessThan(4)
})

test('many workers deliver each mail once', async () => {
  const sent: string[] = []
  const addresses = Array.from({ length: 60 }, (_, index) => `${index}@b.example`)
  for (let n = 0; n < 4; n++) {
    start(async (message) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 5))
      sent.push(addressOf(message))
    })
  }
  await queue(...addresses)
  await settled()
  expect(sent.toSorted()).toEqual(addresses.toSorted())
})

test('what a dead server had taken is sent by another, once the time for a try is over', async () => {
  const died = start(() => new Promise(() => {}))
  await queue('a@b.example')
  await vi.waitFor(async () =>
    expect((await stored())[0]).toMatchObject({ attempts: 1, waitSeconds: LEASE_MS / 1000 }),
  )
  // A dead server takes nothing any more; this one cannot finish what it has.
  void died.stop()
  workers = workers.filter((worker) => worker !== died)
  const sent: string[] = []
  const other = start(async ({ outboxId }) => void sent.push(outboxId))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(sent).toEqual([])
  await later()
  other.wake()
  expect(await settled()).toMatchObject([{ attempts: 2, delivered: true }])
  expect(sent).toHaveLength(1)
})

test('a mail on which servers keep dying is given up too', async () => {
  await queue('a@b.example')
  await database.db.execute(sql`update outbox set attempts = 10`)
  start(async () => {
    throw new Error('It must not be tried.')
  })
  expect(await settled()).toMatchObject([{ failed: true, lastError: 'servers died while they sent it' }])
})

test('stopping lets the mail under way arrive, and takes no other', async () => {
  const entered = Promise.withResolvers<void>()
  const leave = Promise.withResolvers<void>()
  const worker = start(async () => {
    entered.resolve()
    await leave.promise
  })
  await queue('a@b.example')
  await entered.promise
  const stopping = worker.stop()
  await queue('b@b.example')
  leave.resolve()
  await stopping
  expect(await stored()).toMatchObject([
    { attempts: 1, delivered: true },
    { attempts: 0, delivered: false },
  ])
})
