import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { MAIN } from '@section/api/testing/source-folders.ts'
import { type Database, MIGRATIONS_FOLDER, openDatabase, rows } from '@section/db/connection.ts'
import { members } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { databaseErrorCode, transact } from '@section/db/transaction.ts'
import { type Fleet, startFleet } from '../outages/fleet.ts'
import { mainEnvironment, unexpectedWords } from '../processes/school-process.ts'
import { Viewers } from '../outages/viewers.ts'
import { onDatabase, type Pooler, startPgBouncer } from './pgbouncer.ts'

// The pooler gives each transaction another connection. docs/decisions/poolers.md

const ISSUER = 'http://localhost:1'
const SUSPENDED_MS = 1000
const STATEMENT_TIMEOUT = '57014'
const LOCK_TIMEOUT = '55P03'

let database: Database & { url?: string }
let pooler: Pooler
let url: string

describe.runIf(process.env['NIGHTLY'])('A server behind PgBouncer in transaction mode', () => {
  beforeAll(async () => {
    database = await openTestDatabase()
    url = database.url ?? ''
    if (!url) throw new Error('A pooler needs a real PostgreSQL: set TEST_DATABASE_URL.')
    pooler = await startPgBouncer(url)
  })
  afterAll(async () => {
    await pooler?.stop()
    await database?.close()
  })

  test.each([
    ['refuses the settings of a session', []],
    [
      'ignores the settings of a session',
      ['ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout'],
    ],
  ])(
    'refuses to start without a direct address where the pooler %s, and changes nothing',
    async (_what, settings) => {
      const other = await startPgBouncer(url, settings)
      onTestFinished(() => other.stop())
      const empty = await emptyDatabase()
      for (const command of ['serve', 'db:migrate']) {
        const { code, words } = await run(command, { DATABASE_URL: onDatabase(other.url, empty) })
        expect(words).toMatch(
          /^DATABASE_URL leads to a pooler that swaps connections[^\n]* DATABASE_DIRECT_URL [^\n]*$/,
        )
        expect(code).toBe(1)
      }
      expect(await tablesOf(empty)).toBe(0)
    },
    120_000,
  )

  test('refuses to start without a direct address where the pooler drops timeouts in session mode', async () => {
    const other = await startPgBouncer(url, [
      'pool_mode = session',
      'ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout',
    ])
    onTestFinished(() => other.stop())
    const { code, words } = await run('db:migrate', { DATABASE_URL: other.url })
    expect(words).toMatch(
      /^DATABASE_URL leads to a pooler that drops the timeouts[^\n]* DATABASE_DIRECT_URL [^\n]*$/,
    )
    expect(code).toBe(1)
  }, 60_000)

  test('refuses to start when the direct address leads to another database', async () => {
    const elsewhere = onDatabase(url, await emptyDatabase())
    const { code, words } = await run('db:migrate', {
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: elsewhere,
    })
    expect(words).toMatch(/^DATABASE_DIRECT_URL does not hear what is announced through DATABASE_URL/)
    expect(code).toBe(1)
  }, 60_000)

  test('announces a suspension within a second to another one, if both have a direct address, and keeps progress', async () => {
    const viewers = await Viewers.seat(database, ISSUER)
    const env = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: url }
    const fleet = await startFleet(env, { issuer: ISSUER })
    onTestFinished(() => fleet.stop())
    // Statements that were prepared by name would fail, because they would be sent to other connections.
    const ending = new AbortController()
    const rush = viewers.rush(fleet.urls, ending.signal)
    await wait(3000)
    ending.abort()
    await rush
    expect(await viewers.lostWrites(database)).toBe(0)
    expect(unexpectedWords(fleet.logs().flat())).toEqual([])
    await expectSuspension(fleet, viewers, env)
  }, 180_000)

  test('has timeouts of statements and locks that act, in transactions and alone, and stay in no connection', async () => {
    const behind = await openDatabase({ url: pooler.url, directUrl: url, poolSize: 3 })
    onTestFinished(() => behind.close())
    const slow = sql`select pg_sleep(6)`
    const codeOf = (work: Promise<unknown>) => work.then(() => 'done', databaseErrorCode)
    const holder = new pg.Client({ connectionString: url })
    await holder.connect()
    await holder.query('begin; lock table members in access exclusive mode')
    const codes = await Promise.all([
      codeOf(behind.db.execute(slow)),
      codeOf(transact(behind.db, (tx) => tx.execute(slow))),
      codeOf(behind.db.select().from(members)),
    ])
    await holder.query('rollback')
    await holder.end()
    expect(codes).toEqual([STATEMENT_TIMEOUT, STATEMENT_TIMEOUT, LOCK_TIMEOUT])
    const stranger = new pg.Client({ connectionString: pooler.url })
    await stranger.connect()
    expect((await stranger.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }])
    await stranger.end()
  }, 60_000)

  test('migrates once when three of them start at the same time', async () => {
    const empty = await emptyDatabase()
    const [pooled, direct] = [onDatabase(pooler.url, empty), onDatabase(url, empty)]
    await Promise.all(
      Array.from({ length: 3 }, async () => {
        const one = await openDatabase({ url: pooled, directUrl: direct })
        try {
          await one.migrate()
        } finally {
          await one.close()
        }
      }),
    )
    const migrated = await openDatabase({ url: direct })
    onTestFinished(() => migrated.close())
    const [ran] = await rows<{ count: number }>(
      migrated.db,
      sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
    )
    expect(ran?.count).toBe(readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql')).length)
    const locks = await rows(
      migrated.db,
      sql`select pid from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where locktype = 'advisory' and datname = current_database()`,
    )
    expect(locks).toEqual([])
  }, 120_000)
})

/** Suspends a viewer by the operator's command, and expects both servers to refuse them. */
async function expectSuspension(fleet: Fleet, viewers: Viewers, env: Record<string, string>): Promise<void> {
  for (const server of fleet.urls) expect(await viewers.read(server, 0)).toBe(true)
  const [member] = await database.db
    .select({ email: members.email })
    .from(members)
    .where(eq(members.userId, viewers.userId(0)))
  const { code, words } = await run('member:suspend', env, member?.email)
  expect([code, words]).toEqual([0, ''])
  const done = performance.now()
  for (const server of fleet.urls)
    await expect.poll(() => viewers.read(server, 0), { timeout: SUSPENDED_MS, interval: 20 }).toBe(false)
  expect(performance.now() - done).toBeLessThan(SUSPENDED_MS)
}

/** Runs a command of the server; returns its exit code and its error output. */
const run = (command: string, env: Record<string, string>, ...args: (string | undefined)[]) =>
  new Promise<{ code: number; words: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--no-warnings', MAIN, command, ...args.filter((arg) => arg !== undefined)],
      { env: { ...process.env, ...mainEnvironment(), PORT: '0', ...env }, timeout: 60_000 },
      (_error, _stdout, stderr) => resolve({ code: child.exitCode ?? -1, words: stderr.trim() }),
    )
  })

/** Creates an empty database beside that of the test, and returns its name. */
async function emptyDatabase(): Promise<string> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  await database.db.execute(sql.raw(`create database ${name}`))
  onTestFinished(() => void database.db.execute(sql.raw(`drop database if exists ${name} with (force)`)))
  return name
}

async function tablesOf(name: string): Promise<number> {
  const client = new pg.Client({ connectionString: onDatabase(url, name) })
  await client.connect()
  const { rowCount } = await client.query(
    "select from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  )
  await client.end()
  return rowCount ?? -1
}
