import { readFileSync, statSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase, rows } from '@section/db/connection.ts'
import { LISTENER } from '@section/db/postgres/listen.ts'
import { type PostgresCluster, startPostgres } from '../../../tools/postgres.ts'
import { busiestMinute, type Fleet, startFleet } from './fleet.ts'
import { Viewers } from './viewers.ts'

// The database goes away under two servers and a worker, and comes back. docs/decisions/service-unavailable.md

const ISSUER = 'http://localhost:1'
const PROCESSES = 3
/** The connections of a process: for requests, for jobs, and the one that hears announcements. */
const CONNECTIONS = 10 + 4 + 1
/** The time after which everything is as before. */
const SETTLED_MS = 3000

let postgres: PostgresCluster
let fleet: Fleet
let viewers: Viewers
/** Runs work on a connection of the test's own, which is opened for it. */
const withDatabase = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openDatabase({ url: postgres.url, poolSize: 1 })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

beforeAll(async () => {
  postgres = await startPostgres(['max_connections=100', 'log_statement=all'])
  viewers = await withDatabase(async (database) => {
    await database.migrate()
    return Viewers.seat(database, ISSUER)
  })
  fleet = await startFleet({ DATABASE_URL: postgres.url }, { issuer: ISSUER })
}, 180_000)
afterAll(async () => {
  await fleet?.stop()
  postgres?.stop()
})

const long = process.env['NIGHTLY']
const seconds = long ? [1, 3, 5, 10, 60] : [3]
const modes = long ? (['fast', 'immediate'] as const) : (['fast'] as const)
const loads = long ? [true, false] : [true]
const cases = seconds.flatMap((away) =>
  modes.flatMap((mode) => loads.map((loaded) => ({ away, mode, loaded }))),
)

test.each(cases)(
  'A database that is stopped ($mode) for $away s (under load: $loaded) is found again soon, by one connection and without errors in the log',
  async ({ away, mode, loaded }) => {
    const rest = new AbortController()
    const rush = loaded ? viewers.rush(fleet.urls, rest.signal) : Promise.resolve()
    if (loaded) await wait(2000)
    postgres.halt(mode)
    await wait(away * 1000)
    const logged = statSync(postgres.log).size
    postgres.resume()
    const back = performance.now()
    const found = await Promise.all(fleet.urls.map((url) => viewers.firstSuccess(url, back)))
    await wait(SETTLED_MS)
    rest.abort()
    await rush
    // The size counts bytes, and the log holds letters of two and three.
    const statements = readFileSync(postgres.log).subarray(logged).toString()
    const seen = await withDatabase(look)
    const figures = {
      found: found.map(Math.round),
      ...seen,
      connected: count(statements, /listen "changes"/g),
      keyReadings: count(statements, /from "signing_keys" where "signing_keys"\."retired_at" is null/g),
      linesAMinute: fleet.logs().map(busiestMinute),
    }
    if (long) console.log(JSON.stringify({ away, mode, loaded, ...figures }))
    expect(Math.max(...found)).toBeLessThan(2000)
    expect(figures).toMatchObject({ listeners: PROCESSES, connected: PROCESSES, lost: 0 })
    expect(seen.connections).toBeLessThanOrEqual(PROCESSES * CONNECTIONS)
    // Each server reads the keys once after the return; the reading of every half minute may fall into the same seconds.
    expect(figures.keyReadings).toBeGreaterThanOrEqual(2)
    expect(figures.keyReadings).toBeLessThanOrEqual(4)
    expect(Math.max(...figures.linesAMinute)).toBeLessThanOrEqual(20)
  },
)

async function look(database: Database) {
  const [found] = await rows<{ listeners: number; connections: number }>(
    database.db,
    sql`select count(*) filter (where application_name like ${`${LISTENER} %`})::int as listeners,
      (count(*) - 1)::int as connections from pg_stat_activity where backend_type = 'client backend'`,
  )
  return {
    listeners: found?.listeners,
    connections: found?.connections ?? 0,
    lost: await viewers.lostWrites(database),
  }
}

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length
