import { afterAll, beforeAll, expect, test } from 'vitest'
import { Limits } from '@section/api/server/limits/limits.ts'
import { LIMIT_TABLE, type LimitName } from '@section/api/server/limits/limit-table.ts'
import type { Database } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'

/** The number of simultaneous attempts beyond those that are allowed. */
const TOO_MANY = 190

let database: Database
let servers: [Limits, Limits]

beforeAll(async () => {
  if (!process.env['TEST_DATABASE_URL'])
    throw new Error('Races need a real PostgreSQL: set TEST_DATABASE_URL.')
  database = await openTestDatabase({ poolSize: 24 })
  servers = [new Limits(database.db, { on: true }), new Limits(database.db, { on: true })]
})
afterAll(() => database?.close())

const stored = Object.entries(LIMIT_TABLE).filter(([, row]) => row.storage === 'database')

test.each(stored.map(([name]) => name as LimitName))(
  'The limit %s is exact over two servers',
  async (name) => {
    const most = Math.min(...LIMIT_TABLE[name].windows.map(({ points }) => points))
    const tries = await Promise.all(
      Array.from({ length: most + TOO_MANY }, (_, i) =>
        servers[i % 2 === 0 ? 0 : 1].consume(name, '2001:db8::1'),
      ),
    )
    expect(tries.filter((result) => result.allowed)).toHaveLength(most)
    expect(await servers[0].consume(name, '2001:db8:0:1::1')).toEqual({ allowed: true })
  },
)
