import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, rows } from './connection.ts'
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
