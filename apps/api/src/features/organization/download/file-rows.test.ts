import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DashboardDownloadType, OrganizationSortKey } from '@section/contract/generated/schema-types.ts'
import { FIGURE_PERIODS } from '@section/domain/organization/figure-period.ts'
import { TABLE_SORT_KEYS } from '@section/domain/organization/organization-table.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { downloadAddress, type DownloadRequest } from './download-address.ts'
import { insertCountedEmployer, insertTakenCourses, WORDS } from './figures.fixture.ts'
import { TABLE_FILES } from './table-files.ts'

// A file has the rows of its table, in its order. docs/product/organization.md#downloads

const PEOPLE = 4500
const PAGE = 20

let server: TestServer
let token: string
let customerId: string
let employeeId: string

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.database
  const acme = await insertCountedEmployer(db, 'acme', PEOPLE)
  customerId = acme.customerId
  employeeId = acme.employeeIds[0] ?? ''
  await insertTakenCourses(db, customerId, acme.employeeIds.slice(0, 3), 30)
  const rival = await insertCountedEmployer(db, 'globex', 30)
  await insertTakenCourses(db, rival.customerId, rival.employeeIds.slice(0, 3), 5)
  token = await server.token(
    await server.insertMember({ customer: 'acme', areas: ['enterprise-dashboard'], status: 'MEMBER' }),
  )
})
afterAll(() => server.close())

/** Returns the rows of the file, parsed. */
async function download(request: DownloadRequest): Promise<string[][]> {
  const { statusCode, body } = await server.app.inject({
    url: downloadAddress(request),
    headers: { authorization: `Bearer ${token}` },
  })
  expect(statusCode).toBe(200)
  const [header, ...rows] = parse(body, { bom: true, record_delimiter: '\r\n' })
  expect(header).toEqual(TABLE_FILES[request.downloadType].columns)
  return rows
}

const PAGES = {
  EMPLOYEES: `getOrganizationEmployees(customerId: $customerId, page: $page, searchTerm: $searchTerm,
    filterType: $filterType, sortBy: $sortBy) { totalPages rows: employees { userId name courses badges } }`,
  COURSES: `getOrganizationCourses(customerId: $customerId, page: $page, searchTerm: $searchTerm,
    filterType: $filterType, sortBy: $sortBy) { totalPages rows: courses { courseId title enrolled completed } }`,
  EMPLOYEE_COURSES: `getEmployeeCourses(userId: $employeeId, page: $page, searchTerm: $searchTerm,
    filterType: $filterType, sortBy: $sortBy) {
      totalPages rows: employeeCourses { courseId title session engagement videosWatched } }`,
}

/** Returns the rows of a page of the table as a file would have them, and the number of pages. */
async function page(request: DownloadRequest, number: number) {
  const ids = request.downloadType === 'EMPLOYEE_COURSES' ? '$employeeId: ID!' : '$customerId: ID!'
  const { data } = await server.graphql<{
    table: { totalPages: number; rows: Record<string, string | number>[] }
  }>(
    token,
    `query(${ids}, $page: Int, $searchTerm: String, $filterType: OrganizationFilterType, $sortBy: OrganizationSort) {
      table: ${PAGES[request.downloadType]} }`,
    { ...request, page: number },
  )
  const { totalPages = 0, rows = [] } = data?.table ?? {}
  return { totalPages, rows: rows.map((row) => Object.values(row).map((value) => String(value ?? ''))) }
}

const withoutApostrophes = (rows: string[][]) => rows.map((row) => row.map((cell) => cell.replace(/^'/, '')))

async function expectTheTable(request: DownloadRequest, numbers: (total: number) => number[]) {
  const rows = await download(request)
  const total = Math.max(1, Math.ceil(rows.length / PAGE))
  for (const number of numbers(total)) {
    const found = await page(request, number)
    expect(found.totalPages, JSON.stringify(request)).toBe(total)
    expect(
      withoutApostrophes(rows.slice(PAGE * number, PAGE * (number + 1))),
      JSON.stringify(request),
    ).toEqual(withoutApostrophes(found.rows))
  }
  return rows.length
}

const wholeTable = (total: number) => Array.from({ length: total }, (_, number) => number)

test('The file of 4,500 employees has each of them once, in the order of the table', async () => {
  const request: DownloadRequest = {
    customerId,
    downloadType: 'EMPLOYEES',
    sortBy: { key: 'COURSES', direction: 'DESC' },
  }
  // Around the ends of batches, and at both ends of the table.
  expect(await expectTheTable(request, () => [0, 99, 100, 199, 200, 224])).toBe(PEOPLE)
  for (const key of TABLE_SORT_KEYS.employees)
    for (const direction of ['ASC', 'DESC'] as const) {
      const rows = await download({ ...request, sortBy: { key, direction } })
      expect(new Set(rows.map(([id]) => id)).size).toBe(PEOPLE)
    }
})

const filters = (downloadType: DashboardDownloadType, keys: readonly OrganizationSortKey[]) =>
  fc.record({
    downloadType: fc.constant(downloadType),
    customerId: fc.constant(0).map(() => customerId),
    employeeId: fc.constant(0).map(() => employeeId),
    filterType: fc.constantFrom(...FIGURE_PERIODS),
    searchTerm: fc.array(fc.constantFrom(...WORDS), { maxLength: 2 }).map((words) => words.join(' ')),
    sortBy: fc.option(
      fc.record({
        key: fc.constantFrom(...keys),
        direction: fc.constantFrom('ASC' as const, 'DESC' as const),
      }),
    ),
  })

test.each([
  ['employees', filters('EMPLOYEES', TABLE_SORT_KEYS.employees), 60],
  ['courses', filters('COURSES', TABLE_SORT_KEYS.courses), 70],
  ['an employee’s courses', filters('EMPLOYEE_COURSES', TABLE_SORT_KEYS.employeeCourses), 70],
])('The file of %s has the rows of the table for any filter and order', async (_table, requests, numRuns) => {
  const sizes = new Set<number>()
  await fc.assert(
    fc.asyncProperty(requests, fc.nat(), async (request, some) => {
      // Two pages of a long table are compared, the last one among them, because each costs a request.
      sizes.add(
        await expectTheTable(request, (total) => (total > 3 ? [some % total, total - 1] : wholeTable(total))),
      )
    }),
    { numRuns },
  )
  expect(sizes.size).toBeGreaterThan(5)
})
