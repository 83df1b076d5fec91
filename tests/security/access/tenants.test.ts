import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '@section/db/connection.ts'
import { customers, employees, members } from '@section/db/schema.ts'
import { recountChanged } from '@section/api/features/organization/figures/recount.ts'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { type DemoSchool, openDemoSchool, type Persona } from '../kit/demo-school.ts'
import { DEFAULT_FOUR, NOBODY } from './row.ts'
import { rows as OPERATIONS } from './rows/organization.ts'

// SECURITY.md#other-employers

const NOON = Date.parse('2026-05-13T15:00:00Z')
/** What exists no more by the time of the tests: an employer and its only employee. */
const GONE = { customer: randomUUID(), employee: randomUUID() }

let school: DemoSchool
/** The customers by slug, each with one of its people; `unknown` and `deleted` beside them. */
const targets = new Map<string, { customerId: string; userId: string }>()
/** What an answer to the rival must not have: the ids, names and addresses of Acme's people. */
let secrets: string[]
beforeAll(async () => {
  school = await openDemoSchool(NOON)
  const { database, services } = school.server
  const { db } = database
  await db
    .insert(customers)
    .values({ customerId: GONE.customer, slug: 'gone', name: 'Gone', type: 'ENTERPRISE' })
  await school.server.insertMember({ userId: GONE.employee, customerId: GONE.customer, status: 'EMPLOYEE' })
  await recountChanged(services, NOON)
  expect(await db.$count(employees, eq(employees.userId, GONE.employee))).toBe(1)
  await db.delete(members).where(eq(members.userId, GONE.employee))
  await db.delete(customers).where(eq(customers.customerId, GONE.customer))
  for (const { customer, userId } of school.personas)
    targets.set(customer, { customerId: stableId('customer', customer), userId })
  targets.set('unknown', { customerId: NOBODY, userId: NOBODY })
  targets.set('deleted', { customerId: GONE.customer, userId: GONE.employee })
  const acme = await db
    .select()
    .from(employees)
    .where(eq(employees.customerId, stableId('customer', 'acme')))
  secrets = acme.flatMap(({ userId, name, email }) => [userId, name, email])
}, 120_000)
afterAll(() => school.close())

const EMPLOYERS = ['acme', 'globex', 'initech']

/** Returns whether decisions on access let an account read about a customer. */
function mayRead({ status, areas, customer }: Persona, target: string): boolean {
  const opensDashboards =
    areas.includes('enterprise-dashboard') && DEFAULT_FOUR.some((open) => open === status)
  return opensDashboards && EMPLOYERS.includes(target) && (customer === 'section' || customer === target)
}

/** Returns the whole answer as it was sent. */
async function bytes(operation: string, caller: Persona, target: string): Promise<string> {
  const row = OPERATIONS[operation]
  const about = targets.get(target)
  if (!row || !about) throw new Error(`There is no ${operation} about ${target}.`)
  const variables = { ...row.variables?.({ userId: NOBODY, userVideoSessionId: NOBODY }) }
  for (const [name, id] of [
    ['customerId', about.customerId],
    ['userId', about.userId],
    ['employeeId', about.userId],
  ] as const)
    if (name in variables) variables[name] = id
  const response = await fetch(`${school.server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${caller.token}` },
    body: JSON.stringify({ query: row.document, variables }),
  })
  return `${response.status} ${await response.text()}`
}

describe.each(Object.keys(OPERATIONS))('The operation %s', (operation) => {
  test('answers every account about each customer that is not theirs as about an unknown one', async () => {
    const counts = { read: 0, refused: 0 }
    for (const caller of school.personas) {
      const unknown = await bytes(operation, caller, 'unknown')
      for (const target of targets.keys()) {
        const answer = await bytes(operation, caller, target)
        const about = `${caller.email} about ${target}`
        const reads = mayRead(caller, target)
        if (reads) expect(answer, about).not.toBe(unknown)
        else expect(answer, about).toBe(unknown)
        counts[reads ? 'read' : 'refused']++
      }
    }
    expect(counts.read).toBeGreaterThanOrEqual(5)
    expect(counts.refused).toBeGreaterThan(100)
  })

  test('tells the rival nothing of Acme, whatever customer it is asked about', async () => {
    const rival = school.personas.find(({ email }) => email === 'rival@demo.school')
    if (!rival) throw new Error('There is no rival.')
    expect(secrets.length).toBeGreaterThan(60)
    for (const target of targets.keys()) {
      const answer = await bytes(operation, rival, target)
      expect(secrets.filter((secret) => answer.includes(secret))).toEqual([])
    }
  })
})

test('The demo school has exactly three employers, and accounts at two of them, the consumer customer and the school', async () => {
  const found = await rows<{ slug: string; type: string }>(
    school.server.database.db,
    sql`select slug, type from customers order by slug`,
  )
  expect(found.filter(({ type }) => type === 'ENTERPRISE').map(({ slug }) => slug)).toEqual(EMPLOYERS)
  expect([...targets.keys()]).toEqual(expect.arrayContaining(['acme', 'globex', 'consumer', 'section']))
})
