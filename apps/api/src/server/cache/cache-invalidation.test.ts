import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, rows } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { CacheInvalidation } from './cache-invalidation.ts'

let database: Database
let here: CacheInvalidation
let elsewhere: CacheInvalidation
const received: string[] = []
const heardElsewhere: string[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.execute(sql`create table notes (text text not null)`)
  here = new CacheInvalidation(database)
  elsewhere = new CacheInvalidation(database)
  here.on('member', (key) => received.push(`member ${key}`))
  here.on('catalog', (key) => received.push(`catalog ${key}`))
  elsewhere.on('member', (key) => heardElsewhere.push(`member ${key}`))
  elsewhere.on('catalog', (key) => heardElsewhere.push(`catalog ${key}`))
  await here.start()
  await elsewhere.start()
})
afterAll(async () => {
  await here.stop()
  await elsewhere.stop()
  await database.close()
})

const noteCount = async () =>
  (await rows<{ count: number }>(database.db, sql`select count(*)::int as count from notes`))[0]?.count

test('A cache invalidation reaches the writing server with the commit, and every other server soon after', async () => {
  await here.transaction(async (tx, invalidate) => {
    await tx.execute(sql`insert into notes values ('one')`)
    invalidate('member', 'nia')
    invalidate('member', 'nia')
    invalidate('catalog')
    expect(received).toEqual([])
  })
  expect(received.slice(0, 2)).toEqual(['member nia', 'catalog '])
  await expect.poll(() => heardElsewhere).toEqual(['member nia', 'catalog '])
  expect(await noteCount()).toBe(1)
})

test('A changed membership makes the member stale first, on every server', async () => {
  const heard: string[] = []
  for (const topic of ['membership', 'member'] as const)
    elsewhere.on(topic, (key) => heard.push(`${topic} ${key}`))
  await here.transaction(async (_tx, invalidate) => invalidate('membership', 'nia'))
  await expect.poll(() => heard).toEqual(['member nia', 'membership nia'])
  await expect.poll(() => heardElsewhere).toContain('member nia')
})

test('A failed transaction invalidates the local caches and notifies no other server', async () => {
  received.length = 0
  heardElsewhere.length = 0
  const failed = here.transaction(async (tx, invalidate) => {
    invalidate('member', 'omar')
    await tx.execute(sql`insert into notes values ('two')`)
    throw new Error('No.')
  })
  await expect(failed).rejects.toThrow('No.')
  expect(received).toEqual(['member omar'])
  await here.transaction(async (_tx, invalidate) => invalidate('member', 'last'))
  await expect.poll(() => heardElsewhere).toEqual(['member last'])
  expect(await noteCount()).toBe(1)
})

test('A retried transaction invalidates only the data of its last attempt', async () => {
  received.length = 0
  let tries = 0
  await here.transaction(async (_tx, invalidate) => {
    invalidate('member', `try-${++tries}`)
    if (tries === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
  })
  expect(tries).toBe(2)
  expect([...new Set(received)]).toEqual(['member try-2'])
})

test('A transaction that invalidates caches returns the result of its work', async () => {
  expect(await here.transaction(async () => 42)).toBe(42)
})
