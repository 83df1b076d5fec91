import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, rows } from '@section/db/connection.ts'
import { startPostgres } from '../../../tools/postgres.ts'
import { until } from '../processes/until.ts'
import { startProduction } from './production-process.ts'

/** The moments, in ms after its connection, at which a migration of an empty database is stopped. */
const MOMENTS = [0, 20, 50, 100, 150, 250, 400]

test.runIf(process.env['NIGHTLY'])(
  'A migration that is stopped at any moment has happened or has not, and the next one completes it',
  async () => {
    const postgres = await startPostgres()
    onTestFinished(() => postgres.stop())
    const database = await openDatabase({ url: postgres.url, poolSize: 1 })
    onTestFinished(() => database.close())
    const applied = async () => {
      const [table] = await rows<{ name: string | null }>(
        database.db,
        sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
      )
      if (!table?.name) return 0
      const found = await rows(database.db, sql`select 1 from drizzle.__drizzle_migrations`)
      return found.length
    }
    const others = async () => {
      const found = await rows(
        database.db,
        sql`select 1 from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
      )
      return found.length
    }
    const counts = new Set<number>()
    for (const moment of MOMENTS) {
      await database.db.execute(sql`drop schema if exists drizzle cascade`)
      await database.db.execute(sql`drop schema if exists pgboss cascade`)
      await database.db.execute(sql`drop schema public cascade`)
      await database.db.execute(sql`create schema public`)
      const stopped = await startProduction('db:migrate', { DATABASE_URL: postgres.url })
      await until(async () => (await others()) > 0)
      await wait(moment)
      stopped.kill('SIGTERM')
      const { code, signal, words } = await stopped.ended
      expect(code === 0 || signal === 'SIGTERM').toBe(true)
      expect(words).toBe('')
      // The database notices by itself that nobody waits any more.
      await until(async () => (await others()) === 0)
      counts.add(await applied())
      const completed = await startProduction('db:migrate', { DATABASE_URL: postgres.url })
      expect(await completed.ended).toMatchObject({ code: 0, words: '' })
    }
    const all = await applied()
    expect([...counts].filter((count) => count !== 0 && count !== all)).toEqual([])
    expect(counts).toContain(0)
  },
)
