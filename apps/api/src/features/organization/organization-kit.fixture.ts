import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { customers } from '@section/db/schema.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { startTestServer, type TestServer, type TestServerOptions } from '../../testing/test-server.ts'
import { insertEmployees, type TestEmployee } from './employee-rows.fixture.ts'

/** A Wednesday. */
export const NOW = Date.parse('2026-11-25T15:00:00Z')
export const ACME = '0acae000-0000-4000-8000-000000000001'
export const GLOBEX = '0acae000-0000-4000-8000-000000000002'
export const NOBODY = '00000000-0000-4000-8000-000000000000'
const SCHOOL = '0acae000-0000-4000-8000-000000000003'
const CONTRACT_START = new Date('2026-05-04T10:00:00Z')

const DOCUMENTS = {
  details: `query($customerId: ID!, $filterType: OrganizationFilterType) {
    getOrganizationDetails(customerId: $customerId, filterType: $filterType) {
      overview { companyName companyLogo accentColor contractStart contractEnd totalSeats usedSeats importantLinks { title url } }
      stats { usersEngaged usersEngagedPercent assignedSeats lessonsStarted hoursWatched coursesConsumed badgesEarned badgesEarnedPercent }
      periodStart asOf weeks { week activeLearners seats } topCourses { courseId title courseType enrolled completed }
      error { code message } } }`,
  employees: table('getOrganizationEmployees', 'customerId', 'employees { userId name courses badges }'),
  courses: table(
    'getOrganizationCourses',
    'customerId',
    'courses { courseId title courseType enrolled completed }',
  ),
  employeeCourses: table(
    'getEmployeeCourses',
    'userId',
    'employeeCourses { courseId sessionId title session engagement videosWatched }',
  ),
  sessions: `query($customerId: ID!, $courseId: ID!, $filterType: OrganizationFilterType) {
    getOrganizationSessionByCourse(customerId: $customerId, courseId: $courseId, filterType: $filterType) {
      sessionsForCourse { sessionId title enrolled completed } error { code message } } }`,
  employee: `query($userId: ID!, $filterType: OrganizationFilterType) {
    getEmployeeDetails(userId: $userId, filterType: $filterType) {
      userId name imageUrl email lastActive videosWatched hoursWatched lessonsStarted coursesStarted coursesCompleted
      badgesEarned periodStart asOf } }`,
}

function table(operation: string, subject: string, rows: string): string {
  return `query($${subject}: ID!, $searchTerm: String, $page: Int, $filterType: OrganizationFilterType, $sortBy: OrganizationSort) {
    ${operation}(${subject}: $${subject}, searchTerm: $searchTerm, page: $page, filterType: $filterType, sortBy: $sortBy) {
      ${rows} totalPages error { code message } } }`
}

type Asked = keyof typeof DOCUMENTS

/** Starts a server with Acme, whose lead is asked in the name of, Globex and the school's staff, for the calling file. */
export function organizationTestKit(options: TestServerOptions = {}) {
  let server: TestServer
  const tokens = { lead: '', rival: '', staff: '' }
  beforeAll(async () => {
    server = await startTestServer({ clock: () => NOW, ...options })
    await server.database.db.insert(customers).values([
      {
        customerId: ACME,
        slug: 'acme',
        name: 'Acme',
        type: 'ENTERPRISE',
        contractStart: CONTRACT_START,
        totalSeats: 60,
      },
      { customerId: GLOBEX, slug: 'globex', name: 'Globex', type: 'ENTERPRISE' },
      { customerId: SCHOOL, slug: 'school', name: 'School', type: 'INTERNAL' },
    ])
    for (const [name, customerId] of [
      ['lead', ACME],
      ['rival', GLOBEX],
      ['staff', SCHOOL],
    ] as const) {
      // They are test data, which takes no seat.
      const userId = await server.insertMember({
        customerId,
        testData: true,
        areas: ['enterprise-dashboard'],
      })
      tokens[name] = await server.token(userId)
    }
  })
  afterAll(() => server.close())

  /** Sends an operation and returns its whole answer, as text. */
  const send = async (asked: Asked, variables: Record<string, unknown>, as: string = tokens.lead) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${as}` },
      body: JSON.stringify({ query: DOCUMENTS[asked], variables }),
    })
    return `${response.status} ${await response.text()}`
  }
  return {
    get server() {
      return server
    },
    tokens,
    /** Inserts a member of a customer, by default an employee of Acme who has a seat, and returns the user id. */
    member: (member: NewMember = {}) =>
      server.insertMember({ customerId: ACME, status: 'EMPLOYEE', ...member }),
    /** Inserts present employees, of Acme by default, with their figures, and returns their user ids. */
    employees: async (all: (Partial<TestEmployee> & { name: string })[]) => {
      const complete = all.map((employee) => ({ userId: randomUUID(), customerId: ACME, ...employee }))
      for (const { userId, customerId } of complete)
        await server.insertMember({ userId, customerId, status: 'EMPLOYEE' })
      await insertEmployees(server.database.db, complete)
      return complete.map(({ userId }) => userId)
    },
    send,
    /** Sends an operation and returns what it answers. */
    ask: async <Answer>(asked: Asked, variables: Record<string, unknown>, as?: string): Promise<Answer> => {
      const answer = await send(asked, variables, as)
      // The caller names the type of the operation that it asks.
      const { data } = JSON.parse(answer.slice(4)) as { data: Record<string, Answer> | null }
      const [value] = Object.values(data ?? {})
      if (value === undefined) throw new Error(answer)
      return value
    },
  }
}
