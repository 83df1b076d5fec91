import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { authenticate } from '../../../server/access/authenticate.ts'
import type { SignedInViewer } from '../../../server/access/viewer.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { insertCountedEmployer, insertTakenCourses } from './figures.fixture.ts'
import { openTable } from './open-table.ts'

// These tests hold the answers of the operation for downloads. docs/product/organization.md#downloads

let server: TestServer
let customerId: string
let employeeId: string
let globex: Awaited<ReturnType<typeof insertCountedEmployer>>
let sponsor: string

const tokenOf = async (member: Parameters<TestServer['insertMember']>[0]) =>
  server.token(await server.insertMember({ areas: ['enterprise-dashboard'], ...member }))

beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: true } })
  const { db } = server.database
  const acme = await insertCountedEmployer(db, 'acme', 25)
  customerId = acme.customerId
  employeeId = acme.employeeIds[0] ?? ''
  await insertTakenCourses(db, customerId, acme.employeeIds.slice(0, 2), 3)
  globex = await insertCountedEmployer(db, 'globex', 2)
  sponsor = await tokenOf({ customer: 'acme' })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => server.close())

const FIELDS = `address courses { courseId title courseType enrolled completed } employees { userId name courses badges }
  employeeCourses { courseId title session engagement videosWatched } error { code message }`

interface Download {
  address: string | null
  courses?: object[] | null
  employees?: { userId: string; name: string }[] | null
  employeeCourses?: object[] | null
  error: { code: string } | null
}

async function ask(token: string, variables: Record<string, unknown>, fields = FIELDS) {
  const { data, status } = await server.graphql<{ download: Download }>(
    token,
    `query($customerId: ID!, $employeeId: ID, $downloadType: DashboardDownloadType!, $searchTerm: String,
        $filterType: OrganizationFilterType, $sortBy: OrganizationSort) {
      download: getDashboardDataForDownload(customerId: $customerId, employeeId: $employeeId, downloadType: $downloadType,
        searchTerm: $searchTerm, filterType: $filterType, sortBy: $sortBy) { ${fields} } }`,
    { customerId, ...variables },
  )
  expect(status).toBe(200)
  return data?.download
}

test('The address of a file names its table, and opens the same rows as the operation answers', async () => {
  const download = await ask(sponsor, {
    downloadType: 'EMPLOYEES',
    searchTerm: 'ann & lee',
    filterType: 'LAST_30_DAYS',
    sortBy: { key: 'BADGES', direction: 'DESC' },
  })
  expect(download).toMatchObject({ courses: null, employeeCourses: null, error: null })
  expect(download?.address).toBe(
    `/organization-downloads/employees.csv?customerId=${customerId}&searchTerm=ann+%26+lee&filterType=LAST_30_DAYS` +
      '&sortKey=BADGES&sortDirection=DESC',
  )
  const all = await ask(sponsor, { downloadType: 'EMPLOYEES' })
  const { statusCode, body } = await server.app.inject({
    url: all?.address ?? '',
    headers: { authorization: `Bearer ${sponsor}` },
  })
  expect(statusCode).toBe(200)
  expect(all?.employees).toHaveLength(25)
  for (const { userId } of all?.employees ?? []) expect(body).toContain(userId)
})

test('The rows of each kind of table come in the field of that kind', async () => {
  const courses = await ask(sponsor, { downloadType: 'COURSES' })
  expect(courses).toMatchObject({ employees: null, employeeCourses: null, error: null })
  expect(courses?.courses).toHaveLength(3)
  expect(courses?.address).toMatch(/^\/organization-downloads\/courses\.csv\?/)
  const taken = await ask(sponsor, { downloadType: 'EMPLOYEE_COURSES', employeeId })
  expect(taken).toMatchObject({ employees: null, courses: null, error: null })
  expect(taken?.employeeCourses?.length).toBeGreaterThan(2)
  expect(taken?.address).toContain(`/employee_courses.csv?customerId=${customerId}&employeeId=${employeeId}`)
})

test('An address without rows reads no rows', async () => {
  const read = vi.spyOn(server.database.db, 'transaction')
  const limited = vi.spyOn(server.services.limits, 'consume')
  const names = () => limited.mock.calls.map(([name]) => name)
  const download = await ask(
    sponsor,
    { downloadType: 'EMPLOYEES' },
    'address error { code } employees @include(if: false) { userId }',
  )
  expect(download?.address).toContain('employees.csv')
  expect(await read.mock.results[0]?.value).toEqual([])
  expect(names()).not.toContain('download-dashboard')
  await ask(sponsor, { downloadType: 'EMPLOYEES' }, 'rows: employees { userId } error { code }')
  expect(await read.mock.results[1]?.value).toHaveLength(25)
  expect(names()).toContain('download-dashboard')
})

/** Lets the table have this number of employees, as far as it is asked for them. */
function tableOf(people: number) {
  const employee = (at: number) => ({ userId: `${at}`, name: `Employee ${at}`, courses: 0, badges: 0 })
  vi.spyOn(server.database.db, 'transaction').mockImplementation(
    async () => Array.from({ length: people }, (_, at) => employee(at)) as never,
  )
}

test('A table of more than 5,000 rows has an address and no rows', async () => {
  const asked = { downloadType: 'EMPLOYEES' }
  tableOf(5001)
  expect(await ask(sponsor, asked)).toMatchObject({
    address: expect.stringContaining('employees.csv'),
    employees: null,
    error: { code: 'TOO_MANY_ROWS' },
  })
  tableOf(5000)
  const whole = await ask(sponsor, asked)
  expect([whole?.employees?.length, whole?.error]).toEqual([5000, null])
})

test('Of a long table no more rows are read than were asked for', async () => {
  const viewer = (await authenticate(server.services, `Bearer ${sponsor}`)) as SignedInViewer
  const table = openTable(server.database.db, viewer, { customerId, downloadType: 'EMPLOYEES' })
  expect(typeof table === 'object' && (await table.list(3))?.count).toBe(3)
})

test('A download that a viewer may not read is answered as one of what does not exist', async () => {
  const unknown = await ask(sponsor, { customerId: randomUUID(), downloadType: 'EMPLOYEES' })
  expect(unknown).toEqual({
    address: null,
    courses: null,
    employees: null,
    employeeCourses: null,
    error: { code: 'NOT_FOUND', message: 'This does not exist.' },
  })
  const outsiders = [
    await tokenOf({ customer: 'globex' }),
    await tokenOf({ customer: 'acme', areas: ['mcsc-unlimited'] }),
    await tokenOf({ customer: 'acme', status: 'POST_TRIAL' }),
  ]
  for (const token of outsiders)
    for (const downloadType of ['EMPLOYEES', 'COURSES', 'EMPLOYEE_COURSES'])
      expect(await ask(token, { downloadType, employeeId })).toEqual(unknown)
  for (const foreign of [globex.employeeIds[0], randomUUID(), 'nobody', '', null])
    expect(await ask(sponsor, { downloadType: 'EMPLOYEE_COURSES', employeeId: foreign })).toEqual(unknown)
})

test('A download sorted by a column of another table is refused by name', async () => {
  expect(
    await ask(sponsor, { downloadType: 'EMPLOYEES', sortBy: { key: 'TITLE', direction: 'ASC' } }),
  ).toMatchObject({ address: null, error: { code: 'INVALID_SORT' } })
})

test('A member may ask for 20 files and answers with rows a minute, and is then told when to come back', async () => {
  const token = await tokenOf({ customer: 'globex' })
  const asked = { customerId: globex.customerId, downloadType: 'EMPLOYEES' }
  const address = (await ask(token, asked, 'address error { code }'))?.address ?? ''
  const file = () => server.app.inject({ url: address, headers: { authorization: `Bearer ${token}` } })
  for (let i = 0; i < 10; i++) {
    expect((await file()).statusCode).toBe(200)
    expect(await ask(token, asked)).toMatchObject({ error: null })
  }
  expect(await ask(token, asked)).toMatchObject({ employees: null, error: { code: 'LIMIT_EXCEEDED' } })
  const { statusCode, headers } = await file()
  expect(statusCode).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(await ask(token, asked, 'address error { code }')).toEqual({ address, error: null })
})
