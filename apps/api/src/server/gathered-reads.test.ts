import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Database, rows } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { GatheredReads } from './gathered-reads-store.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const countTo = (most: number) => sql`select n from generate_series(1, ${most}::int) n order by n desc`

test('Reads of one moment are one statement, and each gets its own rows in their order', async () => {
  const reads = new GatheredReads(database.db)
  const prepared = vi.spyOn(Object.getPrototypeOf(database.db._.session), 'prepareQuery')
  try {
    const results = await Promise.all([
      rows(reads, countTo(3)),
      rows(reads, countTo(0)),
      rows(reads, countTo(1)),
    ])
    expect(results).toEqual([[{ n: 3 }, { n: 2 }, { n: 1 }], [], [{ n: 1 }]])
    expect(prepared).toHaveBeenCalledTimes(1)
    expect(await rows(reads, countTo(2))).toEqual([{ n: 2 }, { n: 1 }])
    expect(prepared).toHaveBeenCalledTimes(2)
  } finally {
    prepared.mockRestore()
  }
})

test('A read that fails fails those that were gathered with it, and none that come later', async () => {
  const reads = new GatheredReads(database.db)
  const together = [rows(reads, countTo(1)), rows(reads, sql`select 1 / 0 as n`)]
  const outcomes = await Promise.allSettled(together)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await rows(reads, countTo(1))).toEqual([{ n: 1 }])
})
