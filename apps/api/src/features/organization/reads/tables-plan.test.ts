import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, rows } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { TABLE_SORT_KEYS } from '@section/domain/organization/organization-table.ts'
import { readAsCustomer } from './read-as-customer-store.ts'
import { employeesTable } from './tables-store.ts'

const ACME = '0acae000-0000-4000-8000-000000000001'
const INDEX = { NAME: 'name_idx', COURSES: 'courses_idx', BADGES: 'badges_idx' }

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test.each(TABLE_SORT_KEYS.employees.flatMap((key) => [[key, 'ASC'] as const, [key, 'DESC'] as const]))(
  'A page of employees by %s %s is read in the order of an index, also under the role of readers',
  async (key, direction) => {
    const { columns, from, where, order } = employeesTable(
      { customerId: ACME, period: 'LAST_30_DAYS', patterns: ['%ada%'] },
      { key, direction },
    )
    const plan = await readAsCustomer(database.db, ACME, async (tx) => {
      // A table without rows is otherwise read whole and sorted.
      for (const way of ['seqscan', 'bitmapscan', 'sort'])
        await tx.execute(sql`select set_config(${`enable_${way}`}, 'off', true)`)
      return rows<{ 'QUERY PLAN': string }>(
        tx,
        sql`explain select ${columns} from ${from} where ${where} order by ${order} limit 20 offset 40000`,
      )
    })
    const text = plan.map((line) => line['QUERY PLAN']).join('\n')
    expect(text).toContain(`employee_figures_${INDEX[key]}`)
    expect(text).toContain(`Index Scan ${direction === 'DESC' ? 'Backward ' : ''}using`)
    expect(text).not.toContain('Sort')
  },
)
