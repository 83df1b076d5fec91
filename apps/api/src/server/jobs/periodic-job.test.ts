import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Database, type Db, rows } from '@section/db/connection.ts'
import { finishedPeriods } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { DAY_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import { CacheInvalidation } from '../cache/cache-invalidation.ts'
import { loggedError } from '../log/logged-error.ts'
import type { Services } from '../services.ts'
import { JobQueue } from './job-queue.ts'
import { runJobs } from './job-worker.ts'
import { periodicJob, type PeriodicPart, type PeriodicWork } from './periodic-job.ts'

/** Work of the tests is due at the beginning of every day but the first. */
const FIRST = Date.parse('2026-03-01T00:00:00Z')
const DAY_2 = FIRST + DAY_MS

let database: Database
let services: Services
const clock = { now: FIRST }

beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.execute(sql`create table effects (period text, part int)`)
  const log = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() }
  const cacheInvalidation = new CacheInvalidation(database)
  services = { database, cacheInvalidation, clock: () => clock.now, log } as unknown as Services
})
beforeEach(async () => {
  clock.now = FIRST
  await database.db.delete(finishedPeriods)
  await database.db.execute(sql`delete from effects`)
})
afterAll(() => database.close())

/** Returns a daily job in `parts` parts, each of which inserts an effect, and then perhaps fails. */
function dailyJob(
  parts = 1,
  more: Partial<PeriodicWork<number>> & { fails?: (part: number) => boolean } = {},
) {
  return periodicJob<number>({
    queue: 'daily',
    latestPeriod: (_services, now) => {
      const at = Math.floor(now / DAY_MS) * DAY_MS
      return at < DAY_2 ? null : { period: new Date(at).toISOString().slice(0, 10), at }
    },
    run: async ({ tx, period, from }: PeriodicPart<number>) => {
      const part = from ?? 1
      await addEffect(tx, period, part)
      if (more.fails?.(part)) throw new Error('killed')
      return part < parts ? part + 1 : null
    },
    failure: 'The work of the day failed',
    ...(more.run && { run: more.run }),
  })
}

/** Adds an effect, of each part of a period only one. */
const addEffect = (tx: Db, period: string, part: number) =>
  tx.execute(sql`insert into effects select ${period}, ${part}::int
    where not exists (select 1 from effects where period = ${period} and part = ${part}::int)`)

const effects = async () =>
  (
    await rows<{ name: string }>(
      database.db,
      sql`select period || ' ' || part as name from effects order by period, part`,
    )
  ).map(({ name }) => name)

const finished = async () =>
  (await database.db.select().from(finishedPeriods)).map(({ job, period, finishedAt }) => [
    job,
    period,
    finishedAt.getTime(),
  ])

test('A periodic job is done from its moment on, once for each period, however often it is looked for', async () => {
  const job = dailyJob()
  await job.run(services, DAY_2 - 1)
  expect(await effects()).toEqual([])
  for (const now of [DAY_2, DAY_2 + MINUTE_MS, DAY_2 + DAY_MS - 1]) await job.run(services, now)
  expect(await effects()).toEqual(['2026-03-02 1'])
  expect(await finished()).toEqual([['daily', '2026-03-02', DAY_2]])
})

test('A periodic job whose moment came while nothing ran is done afterwards, for the latest period alone', async () => {
  await dailyJob().run(services, DAY_2 + 5 * DAY_MS + 1)
  expect(await effects()).toEqual(['2026-03-07 1'])
})

test('A periodic job in several parts is recorded with the last one', async () => {
  await dailyJob(3).run(services, DAY_2)
  expect(await effects()).toEqual(['2026-03-02 1', '2026-03-02 2', '2026-03-02 3'])
  expect(await finished()).toHaveLength(1)
})

test('A part of a periodic job that fails leaves no effect and says where it stands, and the next run does what is left', async () => {
  let broken = true
  const job = dailyJob(3, { fails: (part) => broken && part === 2 })
  const failure = await Promise.resolve(job.run(services, DAY_2)).catch(loggedError)
  expect(failure).toMatchObject({ message: '2026-03-02 stands still at 2', cause: { message: 'killed' } })
  expect(await effects()).toEqual(['2026-03-02 1'])
  expect(await finished()).toEqual([])
  broken = false
  await job.run(services, DAY_2 + MINUTE_MS)
  expect(await effects()).toEqual(['2026-03-02 1', '2026-03-02 2', '2026-03-02 3'])
  expect(await finished()).toEqual([['daily', '2026-03-02', DAY_2 + MINUTE_MS]])
})

test('A periodic job whose effects have no keys is done once by several servers at the same time', async () => {
  const run = async ({ tx, period }: PeriodicPart<number>) => {
    await tx.execute(sql`insert into effects values (${period}, 1)`)
    return null
  }
  const job = periodicJob<number>({
    queue: 'keyless',
    latestPeriod: () => ({ period: 'one', at: DAY_2 }),
    run,
    failure: 'It failed',
  })
  for (let round = 0; round < 10; round++) await Promise.all([1, 2, 3].map(() => job.run(services, DAY_2)))
  expect(await effects()).toEqual(['one 1'])
})

test('A periodic job is done once for each period by servers whose clocks are five minutes apart', async () => {
  const run = async ({ tx, period }: PeriodicPart<number>) => {
    await tx.execute(sql`insert into effects values (${period}, 1)`)
    return null
  }
  const job = dailyJob(1, { run })
  for (let now = DAY_2 - 10 * MINUTE_MS; now < DAY_2 + DAY_MS + 10 * MINUTE_MS; now += (5 * MINUTE_MS) / 2) {
    await job.run(services, now + 5 * MINUTE_MS)
    await job.run(services, now)
  }
  expect(await effects()).toEqual(['2026-03-02 1', '2026-03-03 1'])
})

test('A periodic job that is due is done when a server starts', async () => {
  clock.now = DAY_2 + 1
  const job = dailyJob()
  const jobs = await JobQueue.open(database, { jobs: [job], works: true })
  const close = await runJobs([job], { ...services, jobs })
  await vi.waitFor(async () => expect(await effects()).toEqual(['2026-03-02 1']), 20_000)
  await jobs.stop()
  await close()
})
