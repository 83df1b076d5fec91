import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { MIGRATIONS_FOLDER, openDatabase } from '@section/db/connection.ts'
import { newestTag } from '@section/db/upgrades/versions.ts'
import { type PostgresCluster, startPostgres } from '../../../tools/postgres.ts'
import { Viewers } from '../outages/viewers.ts'
import { type SchoolProcess, startProcess, unexpectedWords } from '../processes/school-process.ts'

// Servers of two versions work on one database. docs/decisions/upgrades.md

const ISSUER = 'http://localhost:1'
const EXPANDING = `ALTER TABLE "members" ADD COLUMN "later_fact" text;--> statement-breakpoint
CREATE TABLE "later" ("later_id" uuid PRIMARY KEY);`
const CONTRACTING = `UPDATE "schema_floor" SET "oldest" = '9998_expanding';--> statement-breakpoint
ALTER TABLE "members" DROP COLUMN "later_fact";`

/** Writes the migrations of a later version: those of this one and these. */
function laterVersion(folder: string, name: string, migrations: Record<string, string>): string {
  const later = join(folder, name)
  cpSync(MIGRATIONS_FOLDER, later, { recursive: true })
  const file = join(later, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { when: number }[] }
  let when = journal.entries.at(-1)?.when ?? 0
  for (const [tag, sql] of Object.entries(migrations)) {
    writeFileSync(join(later, `${tag}.sql`), sql)
    const entry = { idx: journal.entries.length, version: '7', when: ++when, tag, breakpoints: true }
    journal.entries.push(entry)
  }
  writeFileSync(file, JSON.stringify(journal))
  return later
}

describe.runIf(process.env['NIGHTLY'])('Servers of two versions on one database', () => {
  let postgres: PostgresCluster
  let folder: string
  let viewers: Viewers
  let running: SchoolProcess[] = []
  const start = async (migrationsFolder: string) => {
    const env = { DATABASE_URL: postgres.url, PUBLIC_URL: ISSUER, MIGRATIONS_DIR: migrationsFolder }
    const started = await startProcess('serve', env)
    running.push(started)
    return started
  }
  const versions = () => ({
    old: MIGRATIONS_FOLDER,
    expanded: join(folder, 'expanded'),
    contracted: join(folder, 'contracted'),
  })

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'upgrades-'))
    laterVersion(folder, 'expanded', { '9998_expanding': EXPANDING })
    laterVersion(folder, 'contracted', { '9998_expanding': EXPANDING, '9999_contracting': CONTRACTING })
    postgres = await startPostgres()
    const database = await openDatabase({ url: postgres.url, poolSize: 1 })
    await database.migrate()
    viewers = await Viewers.seat(database, ISSUER)
    await database.close()
  }, 180_000)
  afterEach(async () => {
    await Promise.all(running.map((one) => one.end()))
    running = []
  })
  afterAll(() => {
    postgres?.stop()
    rmSync(folder, { recursive: true })
  })

  /** Lets a server save and read, and returns which of it failed. */
  const failures = async ({ url }: SchoolProcess) => {
    const done = []
    for (let n = 0; n < 20; n++) done.push(await viewers.save(url, n), await viewers.read(url, n))
    return done.filter((worked) => !worked).length
  }

  test('A server of the version before goes on beside a newer one that adds tables, and can be started again', async () => {
    const { old, expanded } = versions()
    const [before, beside] = [await start(old), await start(old)]
    const rest = new AbortController()
    const rush = viewers.rush([before.url, beside.url], rest.signal)
    const newer = await start(expanded)
    expect([await failures(before), await failures(newer)]).toEqual([0, 0])
    await beside.end()
    const again = await start(old)
    expect([await failures(again), await failures(newer)]).toEqual([0, 0])
    rest.abort()
    await rush
    expect(unexpectedWords([...before.log(), ...newer.log(), ...again.log()])).toEqual([])
  })

  test('A version that takes something away starts only when no older server runs, and then none starts any more', async () => {
    const { old, expanded, contracted } = versions()
    const [before, between] = [await start(old), await start(expanded)]
    await expect(start(contracted)).rejects.toThrow(
      `This version takes away tables or columns that 1 running servers and workers use (they know ${newestTag(old)}; 9998_expanding is needed).`,
    )
    expect([await failures(before), await failures(between)]).toEqual([0, 0])
    await before.end()
    const after = await start(contracted)
    expect([await failures(between), await failures(after)]).toEqual([0, 0])
    await expect(start(old)).rejects.toThrow(
      `The database was upgraded for servers that know 9998_expanding, and this version knows only ${newestTag(old)}.`,
    )
  })
})
