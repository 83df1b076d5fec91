import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import type { Services } from '../services.ts'
import { JobFailure, type QueuedJob } from './job.ts'
import { JobQueue } from './job-queue.ts'
import { runJobs } from './job-worker.ts'

const log = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() }
const RETRIES = 3

let database: Database
const opened: { stop: () => Promise<void> }[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  log.warn.mockClear()
  log.error.mockClear()
  await database.db.execute(sql`delete from pgboss.job`)
})
afterEach(() => Promise.all(opened.splice(0).map((queue) => queue.stop())))
afterAll(() => database.close())

type Work = (name: string) => Promise<void>

interface Server {
  queue: JobQueue
  stop: () => Promise<void>
  givenUp: string[]
  closed: () => boolean
}

/** Opens the queue as one server does, which runs `work` for each job. */
async function openServer(work: Work, concurrency = 4): Promise<Server> {
  const givenUp: string[] = []
  let closed = false
  const job: QueuedJob = {
    queue: 'greetings',
    options: { retryLimit: RETRIES, retryDelay: 10, retryBackoff: true, expireInSeconds: 60 },
    concurrency,
    open: async () => ({
      run: ({ name }) => work(String(name)),
      onGivenUp: async ({ name }) => void givenUp.push(String(name)),
      close: async () => {
        closed = true
      },
    }),
  }
  const queue = await JobQueue.open(database, { jobs: [job], works: true, log })
  const close = await runJobs([job], { jobs: queue, log } as unknown as Services)
  const stop = async () => {
    await queue.stop()
    await close()
  }
  opened.push({ stop })
  return { queue, stop, givenUp, closed: () => closed }
}

const send = ({ queue }: Pick<Server, 'queue'>, ...names: string[]) =>
  database.db.transaction((tx) =>
    queue.send(
      tx,
      'greetings',
      names.map((name) => ({ data: { name } })),
    ),
  )

/** Ends the waiting times before the next attempts. */
const passWaits = () =>
  database.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)

test('A job is run once its transaction has committed, and not before', async () => {
  const done: string[] = []
  const server = await openServer(async (name) => void done.push(name))
  await database.db.transaction(async (tx) => {
    await server.queue.send(tx, 'greetings', [{ data: { name: 'Nia' } }])
    // This is longer than the interval of polling. On the embedded database the poll waits for the transaction.
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(done).toEqual([])
  })
  await vi.waitFor(() => expect(done).toEqual(['Nia']), 5000)
})

test('A job of a transaction that is rolled back is never run', async () => {
  const done: string[] = []
  const server = await openServer(async (name) => void done.push(name))
  const failing = database.db.transaction(async (tx) => {
    await server.queue.send(tx, 'greetings', [{ data: { name: 'nobody' } }])
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await send(server, 'after')
  await vi.waitFor(() => expect(done).toEqual(['after']), 5000)
})

test('A job that fails is run again, and its reason is logged without its contents', async () => {
  let attempts = 0
  const server = await openServer(async () => {
    if (++attempts < 3) throw new JobFailure('SMTP ECONNECTION for nia@b.example', false)
  })
  await send(server, 'Nia')
  await vi.waitFor(async () => {
    await passWaits()
    expect(attempts).toBe(3)
  }, 10_000)
  expect(log.error).not.toHaveBeenCalled()
  expect(log.warn.mock.calls).toMatchObject([
    [{ queue: 'greetings', attempt: 1 }, 'A job failed and is tried again'],
    [{ queue: 'greetings', attempt: 2 }, 'A job failed and is tried again'],
  ])
  expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/Nia|b\.example/)
})

test('A job that fails at every attempt becomes a dead letter, which an operator can run again', async () => {
  let broken = true
  const done: string[] = []
  const server = await openServer(async (name) => {
    if (broken) throw new Error('unknown')
    done.push(name)
  })
  await send(server, 'Nia')
  await vi.waitFor(async () => {
    await passWaits()
    expect(server.givenUp).toEqual(['Nia'])
  }, 15_000)
  expect(log.warn).toHaveBeenCalledTimes(RETRIES)
  expect(log.error.mock.calls).toMatchObject([
    [{ queue: 'greetings', attempt: RETRIES + 1, reason: 'unexpected error' }, 'A job was given up'],
  ])
  const [letter] = await vi.waitFor(async () => {
    const letters = await server.queue.listDeadLetters()
    expect(letters).toMatchObject([{ queue: 'greetings', reason: 'unexpected error', data: { name: 'Nia' } }])
    return letters
  }, 5000)
  broken = false
  expect(await server.queue.retryDeadLetter(letter?.id ?? '')).toBe(true)
  await vi.waitFor(() => expect(done).toEqual(['Nia']), 5000)
  expect(await server.queue.listDeadLetters()).toEqual([])
})

test('A job whose failure is permanent is given up at its first attempt', async () => {
  const server = await openServer(async () => {
    throw new JobFailure('SMTP EENVELOPE 550', true)
  })
  await send(server, 'Nia')
  await vi.waitFor(() => expect(server.givenUp).toEqual(['Nia']), 5000)
  expect(log.warn).not.toHaveBeenCalled()
})

test('retryDeadLetter returns false for an id that no dead letter has', async () => {
  const { queue } = await openServer(async () => {})
  expect(await queue.retryDeadLetter('00000000-0000-4000-8000-000000000000')).toBe(false)
})

test('Jobs that fail or hang do not delay other jobs', async () => {
  const done: string[] = []
  const hanging = Promise.withResolvers<void>()
  const server = await openServer(async (name) => {
    if (name.startsWith('fails')) throw new Error('always')
    if (name.startsWith('hangs')) await hanging.promise
    done.push(name)
  })
  await send(server, 'fails-1', 'hangs-1', 'fails-2', 'hangs-2')
  const fine = Array.from({ length: 8 }, (_, index) => `fine-${index}`)
  await send(server, ...fine)
  await vi.waitFor(() => expect(done.toSorted()).toEqual(fine), 15_000)
  hanging.resolve()
})

test('Two servers on one database run each job once', async () => {
  const done: string[] = []
  const work = async (name: string) => void done.push(name)
  const [server] = await Promise.all([openServer(work), openServer(work)])
  const names = Array.from({ length: 20 }, (_, index) => `job-${index}`)
  await send(server, ...names)
  await vi.waitFor(() => expect(done).toHaveLength(names.length), 15_000)
  expect(done.toSorted()).toEqual(names.toSorted())
})

test('Stopping the job queue waits for the jobs that run, closes what they used, and starts no other job', async () => {
  const begun: string[] = []
  const leave = Promise.withResolvers<void>()
  const server = await openServer(async (name) => {
    begun.push(name)
    await leave.promise
  }, 1)
  await send(server, '1', '2', '3', '4')
  await vi.waitFor(() => expect(begun.toSorted()).toEqual(['1', '2', '3', '4']), 10_000)
  await send(server, 'before')
  const stopped = server.stop()
  expect(server.closed()).toBe(false)
  leave.resolve()
  await stopped
  opened.splice(0)
  expect(server.closed()).toBe(true)
  expect(begun).toHaveLength(4)
})
