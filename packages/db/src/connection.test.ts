import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, type Db, rows } from './connection.ts'
import { members } from './schema.ts'
import { openTestDatabase } from './test-database.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('The migrations create the tables of the schema', async () => {
  const tables = await rows<{ name: string }>(
    database.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  expect(tables.map((t) => t.name)).toContain('video_progress')
})

test('A notification reaches its listener', async () => {
  const heard: string[] = []
  const unlisten = await database.listen(
    'greetings',
    (payload) => heard.push(payload),
    () => {},
  )
  await database.db.execute(sql`select pg_notify('greetings', 'hello')`)
  await expect.poll(() => heard).toEqual(['hello'])
  await unlisten()
})

/** Opens a test database for `work`, and closes it. */
async function inTestDatabase(work: (db: Db) => Promise<unknown>): Promise<void> {
  const opened = await openTestDatabase()
  try {
    await work(opened.db)
  } finally {
    await opened.close()
  }
}

const nextNumber = async (db: Db) =>
  rows<{ number: string }>(db, sql`select nextval('enrollments_queue_number_seq')::text as number`)

test('A test database that is opened again has neither rows nor numbers of the test before', async () => {
  await inTestDatabase(async (db) => {
    await db
      .insert(members)
      .values({ email: 'mike@section.example', status: 'MEMBER', firstName: 'Mike', lastName: 'Hall' })
    expect(await nextNumber(db)).toEqual([{ number: '1' }])
  })
  await inTestDatabase(async (db) => {
    expect(await db.$count(members)).toBe(0)
    expect(await nextNumber(db)).toEqual([{ number: '1' }])
  })
})

test('A test database with a table of the test before is not opened again', async () => {
  await inTestDatabase((db) => db.execute(sql`create table left_behind (text text)`))
  await inTestDatabase(async (db) => {
    expect(await rows(db, sql`select to_regclass('left_behind') as found`)).toEqual([{ found: null }])
  })
})
