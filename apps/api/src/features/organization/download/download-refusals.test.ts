import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { members } from '@section/db/schema.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { insertCountedEmployer, insertTakenCourses } from './figures.fixture.ts'

// A table that somebody may not read is answered with the same bytes as one that does not exist. docs/product/organization.md#downloads

const DASHBOARD = ['enterprise-dashboard'] as const

let server: TestServer
let acme: Awaited<ReturnType<typeof insertCountedEmployer>>
let globex: Awaited<ReturnType<typeof insertCountedEmployer>>
let sponsor: string
let rival: string

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.database
  acme = await insertCountedEmployer(db, 'acme', 5)
  globex = await insertCountedEmployer(db, 'globex', 4)
  await insertTakenCourses(db, acme.customerId, acme.employeeIds, 3)
  await insertTakenCourses(db, globex.customerId, globex.employeeIds, 3)
  sponsor = await tokenOf({ customer: 'acme' })
  rival = await tokenOf({ customer: 'globex', status: 'EMPLOYEE' })
})
afterAll(() => server.close())

const tokenOf = async (member: Parameters<TestServer['insertMember']>[0]) =>
  server.token(await server.insertMember({ areas: [...DASHBOARD], ...member }))

/** Returns the answer without what is new in each one. */
async function ask(token: string | null, address: string, method: 'GET' | 'HEAD' = 'GET') {
  const { statusCode, headers, body } = await server.app.inject({
    method,
    url: `/organization-downloads/${address}`,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  })
  const { date: _date, 'x-request-id': _requestId, ...rest } = headers
  return { statusCode, headers: rest, body }
}

const employeesOf = (customerId: string) => `employees.csv?customerId=${customerId}`
const lines = (body: string) => body.trimEnd().split('\r\n').length - 1

test('The file of a table is an attachment in UTF-8 that nobody stores', async () => {
  const { statusCode, headers, body } = await ask(sponsor, employeesOf(acme.customerId))
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="employees.csv"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(body.startsWith('\uFEFFId,Name,Courses,Badges\r\n')).toBe(true)
})

test('The file of an employer without employees has its columns only', async () => {
  const empty = await insertCountedEmployer(server.database.db, 'initech', 0)
  const token = await tokenOf({ customer: 'initech' })
  for (const [file, columns] of [
    ['employees.csv', 'Id,Name,Courses,Badges'],
    ['courses.csv', 'Id,Title,Enrolled,Completed'],
  ])
    expect((await ask(token, `${file}?customerId=${empty.customerId}`)).body).toBe(`\uFEFF${columns}\r\n`)
})

test('The staff of the school downloads the tables of every employer', async () => {
  const staff = await tokenOf({ customer: 'school' })
  expect((await ask(staff, employeesOf(acme.customerId))).statusCode).toBe(404)
  await server.database.db.execute("update customers set type = 'INTERNAL' where slug = 'school'")
  const internal = await tokenOf({ customer: 'school' })
  expect(lines((await ask(internal, employeesOf(acme.customerId))).body)).toBe(5)
  expect(lines((await ask(internal, employeesOf(globex.customerId))).body)).toBe(4)
  expect(await ask(internal, employeesOf(randomUUID()))).toEqual(
    await ask(sponsor, employeesOf(globex.customerId)),
  )
})

test('A file that a viewer may not read is refused with the bytes of one that does not exist', async () => {
  const customers = [
    acme.customerId,
    globex.customerId,
    randomUUID(),
    'acme',
    '',
    acme.customerId.toUpperCase(),
  ]
  const viewers = {
    rival,
    'an employee without the area': await tokenOf({
      customer: 'acme',
      areas: ['mcsc-unlimited'],
      status: 'EMPLOYEE',
    }),
    'a sponsor whose membership ended': await tokenOf({ customer: 'acme', status: 'ALUMNI' }),
    'a consumer': await tokenOf({}),
    'a holder of the area without a customer': await tokenOf({
      areas: ['enterprise-dashboard', 'mcsc-unlimited'],
    }),
  }
  const unknown = await ask(sponsor, employeesOf(randomUUID()))
  expect(unknown).toMatchObject({ statusCode: 404, body: 'Not found' })
  for (const [name, token] of Object.entries(viewers))
    for (const customerId of customers) {
      if (name === 'rival' && customerId === globex.customerId) continue
      for (const file of ['employees.csv', 'courses.csv', 'employee_courses.csv']) {
        const address = `${file}?customerId=${customerId}&employeeId=${acme.employeeIds[0]}`
        expect(await ask(token, address), `${name}: ${address}`).toEqual(unknown)
      }
    }
})

test('The courses of an employee are downloaded by their own employer only', async () => {
  const [own, foreign] = [acme.employeeIds[0], globex.employeeIds[0]]
  const of = (customerId: string, employeeId = '') =>
    `employee_courses.csv?customerId=${customerId}&employeeId=${employeeId}`
  const { body } = await ask(sponsor, of(acme.customerId, own))
  expect(body).toMatch(/^\uFEFFId,Course,Session,Engagement,Videos Watched\r\n/)
  expect(lines(body)).toBeGreaterThan(1)
  const unknown = await ask(sponsor, of(acme.customerId, randomUUID()))
  expect(unknown.statusCode).toBe(404)
  for (const address of [
    of(acme.customerId, foreign),
    of(globex.customerId, foreign),
    of(globex.customerId, own),
    of(acme.customerId),
    of(acme.customerId, 'nobody'),
  ])
    expect(await ask(sponsor, address), address).toEqual(unknown)
})

test('Whoever has moved to another employer finds that one’s file, and the former employer’s no more', async () => {
  const userId = await server.insertMember({ customer: 'acme', areas: [...DASHBOARD] })
  const token = await server.token(userId)
  expect((await ask(token, employeesOf(acme.customerId))).statusCode).toBe(200)
  await server.services.cacheInvalidation.transaction(async (tx, invalidate) => {
    await tx.update(members).set({ customerId: globex.customerId }).where(eq(members.userId, userId))
    invalidate('membership', userId)
  })
  expect((await ask(token, employeesOf(acme.customerId))).statusCode).toBe(404)
  expect(lines((await ask(token, employeesOf(globex.customerId))).body)).toBe(4)
})

test('Nobody downloads without a token, or with a wrong one', async () => {
  for (const token of [null, 'nonsense', `${sponsor}x`]) {
    const answer = await ask(token, employeesOf(acme.customerId))
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toContain('Bearer')
    expect(answer.body).not.toContain('Id,')
  }
})

test.each([
  ['an unknown period, which is the whole contract', 'filterType=LAST_YEAR', 200],
  ['a search longer than any', `searchTerm=${'a'.repeat(5000)}`, 200],
  ['a search that means something to a database', "searchTerm=%25' or 1=1;--%5C_", 200],
  ['a search that is malformed', 'searchTerm=%ff%E0%A4', 200],
  ['a search that is there twice, which counts as none', 'searchTerm=ann&searchTerm=lee', 200],
  ['a customer that is there twice', `customerId=${randomUUID()}`, 404],
  ['an unknown column', 'sortKey=email&sortDirection=ASC', 400],
  ['a column of another table', 'sortKey=ENROLLED&sortDirection=ASC', 400],
  ['SQL for a direction', 'sortKey=NAME&sortDirection=ASC;drop table members', 400],
  ['a direction without a column', 'sortDirection=ASC', 400],
  ['a name that every object has', 'sortKey=__proto__&sortDirection=constructor', 400],
  ['a character that no text has', 'searchTerm=%00', 400],
])('A download with %s is answered without a failure', async (_case, parameters, status) => {
  const { statusCode, body } = await ask(
    sponsor,
    `${employeesOf(acme.customerId)}&${parameters.replaceAll(' ', '+')}`,
  )
  expect(statusCode).toBe(status)
  expect(body).not.toMatch(/syntax|postgres|sql|select/i)
  if (parameters.startsWith('filterType')) expect(lines(body)).toBe(5)
})

test.each([
  'members.csv',
  'employees.CSV',
  'employees.csv/x',
  '..%2Femployees.csv',
  'constructor',
  'EMPLOYEES',
  '',
])('The file “%s” does not exist', async (file) => {
  const { statusCode, headers, body } = await ask(sponsor, `${file}?customerId=${acme.customerId}`)
  expect(statusCode).toBe(404)
  expect(headers['content-disposition']).toBeUndefined()
  expect(body).not.toContain('Id,Name')
})
