import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Db, rows } from '@section/db/connection.ts'
import { findCourseSessions } from '@section/api/features/organization/reads/course-sessions-store.ts'
import { findEmployeeFigures } from '@section/api/features/organization/reads/employees-store.ts'
import {
  findEmployerFigures,
  listTopCourses,
  listWeeks,
} from '@section/api/features/organization/reads/overview-store.ts'
import {
  findCoursesPage,
  findEmployeeCoursesPage,
  findEmployeesPage,
} from '@section/api/features/organization/reads/pages-store.ts'
import { readAsCustomer } from '@section/api/features/organization/reads/read-as-customer-store.ts'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { type DemoSchool, openDemoSchool } from '../kit/demo-school.ts'
import { NOBODY } from './row.ts'

// The database withholds what the server would not ask for. SECURITY.md#other-employers

const ACME = stableId('customer', 'acme')
const GLOBEX = stableId('customer', 'globex')
const EMPLOYEE = stableId('member', 'employee@demo.school')
/** The tables without a customer that dashboards need. */
const SHARED = ['courses', 'figures_state', 'sessions']

/** The codes of the database for what a role may not do, and for a write of a transaction that only reads. */
const DENIED = '42501'
const READ_ONLY = '25006'

let school: DemoSchool
let db: Db
beforeAll(async () => {
  school = await openDemoSchool(Date.parse('2026-05-13T15:00:00Z'))
  db = school.server.database.db
}, 120_000)
afterAll(() => school.close())

/** Returns the tables that the readers of dashboards may read, by whether their rows belong to customers. */
async function readableTables(): Promise<{ owned: string[]; shared: string[] }> {
  const found = await rows<{ name: string; owned: boolean }>(
    db,
    sql`
    select c.relname as name, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'customer_id') as owned
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and has_table_privilege('organization_reader', c.oid, 'select') order by 1`,
  )
  const named = (owned: boolean) => found.filter((table) => table.owned === owned).map(({ name }) => name)
  return { owned: named(true), shared: named(false) }
}

const countOf = async (tx: Db, table: string, customerId: string) => {
  const [found] = await rows<{ count: number }>(
    tx,
    sql`select count(*)::int as count from ${sql.identifier(table)} where customer_id = ${customerId}`,
  )
  return found?.count
}

test('A reader of Globex gets no row of Acme from any table, and a reader of nobody none at all', async () => {
  const { owned, shared } = await readableTables()
  expect(shared).toEqual(SHARED)
  expect(owned.length).toBeGreaterThanOrEqual(9)
  for (const table of owned) {
    const count = (tenant: string, of: string) => readAsCustomer(db, tenant, (tx) => countOf(tx, table, of))
    expect(await count(ACME, ACME), table).toBe(await countOf(db, table, ACME))
    expect(await count(ACME, ACME), table).toBeGreaterThan(0)
    for (const tenant of [GLOBEX, NOBODY, '']) expect(await count(tenant, ACME), `${table} ${tenant}`).toBe(0)
  }
})

test('A reader reads no other tables, and the next transaction is the server’s again', async () => {
  for (const table of ['members', 'entitlements', 'employee_weeks'])
    await expect(
      readAsCustomer(db, GLOBEX, (tx) => rows(tx, sql`select from ${sql.identifier(table)}`)),
      table,
    ).rejects.toMatchObject({ cause: { code: DENIED } })
  const [after] = await rows<{ role: string; customer: string | null }>(
    db,
    sql`select current_setting('role') as role, current_setting('section.customer_id', true) as customer`,
  )
  expect(after?.role).toBe('none')
  expect(after?.customer ?? '').toBe('')
})

test('The role of readers is refused every write, also in a transaction that may write', async () => {
  const { owned, shared } = await readableTables()
  const writes = [...owned, ...shared].flatMap((table) => [
    sql`insert into ${sql.identifier(table)} default values`,
    sql`delete from ${sql.identifier(table)}`,
    sql`truncate ${sql.identifier(table)}`,
  ])
  for (const write of [
    ...writes,
    sql`update employees set name = 'x'`,
    sql`update customers set name = 'x'`,
    sql`insert into learning_changes (user_id) values (${EMPLOYEE})`,
    sql`create table taken (id int)`,
  ]) {
    const written = db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('role', 'organization_reader', true),
        set_config('section.customer_id', ${ACME}, true)`)
      await tx.execute(write)
    })
    await expect(written).rejects.toMatchObject({ cause: { code: DENIED } })
  }
})

test('A transaction of readers refuses every write, also to whom the tables belong', async () => {
  await expect(
    readAsCustomer(db, ACME, async (tx) => {
      await tx.execute(sql`set local role none`)
      await tx.execute(sql`delete from organization_figures`)
    }),
  ).rejects.toMatchObject({ cause: { code: READ_ONLY } })
})

const PAGE = { customerId: ACME, period: 'CONTRACT_TO_DATE', patterns: [] as string[], before: 0 } as const
const BY_COURSE = { key: 'COURSE', direction: 'ASC' } as const
/** Every read of dashboards, as if the server asked for Acme. */
const READS: Record<string, (tx: Db) => Promise<unknown>> = {
  'the head': (tx) => findEmployerFigures(tx, PAGE),
  'the courses of the head': (tx) => listTopCourses(tx, { ...PAGE, count: 8 }),
  'the table of employees': (tx) =>
    findEmployeesPage(tx, { ...PAGE, sort: { key: 'NAME', direction: 'ASC' } }),
  'the table of courses': (tx) => findCoursesPage(tx, { ...PAGE, sort: { key: 'TITLE', direction: 'ASC' } }),
  'the sessions of a course': (tx) =>
    findCourseSessions(tx, { ...PAGE, courseId: stableId('course', 'discovery-before-delivery') }),
  'an employee': (tx) => findEmployeeFigures(tx, { ...PAGE, userId: EMPLOYEE }),
  'the courses of an employee': (tx) =>
    findEmployeeCoursesPage(tx, { ...PAGE, sort: BY_COURSE, userId: EMPLOYEE }),
}

/** Returns what a read has found: the rows of a list, or the one answer that it gives; nothing for null. */
const answersOf = (found: unknown): unknown[] =>
  Array.isArray(found) ? found : [found].filter((answer) => answer !== null)

describe.each(Object.entries(READS))('The read of %s', (_name, read) => {
  test('finds nothing of Acme for Globex, even where the server forgets to check', async () => {
    const own = await readAsCustomer(db, ACME, read)
    expect(answersOf(own)).not.toEqual([])
    for (const tenant of [GLOBEX, NOBODY, '']) {
      const found = await readAsCustomer(db, tenant, read)
      expect(answersOf(found)).toEqual([])
    }
  })
})

test('The weeks of Acme have neither learners nor seats for Globex', async () => {
  const read = (tx: Db) => listWeeks(tx, { customerId: ACME, first: '2026-03-02', last: '2026-05-11' })
  const total = (weeks: Awaited<ReturnType<typeof read>>) =>
    weeks.reduce((sum, { activeLearners, seats }) => sum + activeLearners + seats, 0)
  expect(total(await readAsCustomer(db, ACME, read))).toBeGreaterThan(0)
  expect(total(await readAsCustomer(db, GLOBEX, read))).toBe(0)
})
