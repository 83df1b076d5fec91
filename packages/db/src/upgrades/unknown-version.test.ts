import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MIGRATIONS_FOLDER } from '../connection.ts'
import { members } from '../schema.ts'
import { openTestDatabase } from '../test-database.ts'
import { missingVersions, UnknownDatabaseVersion } from './unknown-version.ts'
import { newestTag, knownVersions } from './versions.ts'

type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>
let database: TestDatabase
let older: string
beforeEach(async () => {
  database = await openTestDatabase()
  older = mkdtempSync(join(tmpdir(), 'older-version-'))
  forgetNewest(older)
})
afterEach(async () => {
  await database.close()
  rmSync(older, { recursive: true })
})

/** Writes the migrations of a program that does not know the newest one yet. */
function forgetNewest(folder: string): void {
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] }
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, -1) }))
}

const setFloor = (oldest: string) =>
  database.db.execute(
    sql`insert into schema_floor (oldest) values (${oldest}) on conflict (only_row) do update set oldest = excluded.oldest`,
  )

test('A database with tables of another version is refused with an explanation and keeps its rows', async () => {
  await database.db
    .insert(members)
    .values({ email: 'mike@section.example', status: 'MEMBER', firstName: 'Mike', lastName: 'Hall' })
  // The record belongs to a test database that others use after this test, so it is changed in a transaction that fails.
  const error: unknown = await database.db
    .transaction(async (tx) => {
      await tx.execute(
        sql`update drizzle.__drizzle_migrations set hash = 'of another version', created_at = 1`,
      )
      await missingVersions(tx, MIGRATIONS_FOLDER)
    })
    .catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(UnknownDatabaseVersion)
  expect(String(error)).toContain('npm run db:reset')
  expect(await database.db.$count(members)).toBe(1)
})

test('A migrated database stays unchanged when it is migrated again', async () => {
  await database.migrate()
  expect(await missingVersions(database.db, MIGRATIONS_FOLDER)).toEqual([])
  expect(await database.db.$count(members)).toBe(0)
})

test('A program serves on a database that a newer one has upgraded, as long as nothing it uses was taken away', async () => {
  await setFloor(newestTag(older))
  expect(await missingVersions(database.db, older)).toEqual([])
})

test.each(['the newest', 'no'])(
  'A program is refused by a database whose tables need %s version that it does not know',
  async (which) => {
    if (which === 'the newest') await setFloor(newestTag(MIGRATIONS_FOLDER))
    else await database.db.execute(sql`delete from schema_floor`)
    const error: unknown = await missingVersions(database.db, older).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(UnknownDatabaseVersion)
    expect(String(error)).toContain(`knows only ${newestTag(older)}`)
  },
)

test('Each version is known by its name, its hash and the version that its servers need at least', () => {
  const versions = knownVersions(MIGRATIONS_FOLDER)
  expect(versions.map(({ tag }) => tag)).toEqual(versions.map(({ tag }) => tag).toSorted())
  expect(versions[0]).toMatchObject({ tag: '0000_foundation', floor: undefined })
})
