import { useSearch } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import {
  type OrganizationAddress,
  onTab,
  organizationAddressIn,
  organizationParameters,
} from '@section/domain/organization/organization-address.ts'
import { filtered } from '@section/domain/organization/table-address.ts'
import { renderMemberScreen } from '../../../testing/render-member-screen.tsx'
import { stubService } from '../../../testing/stub-service.ts'
import type { CourseRow } from './courses-query.ts'
import { CourseTable } from './CourseTable.tsx'
import type { ListedEmployee } from './employees-query.ts'
import { EmployeeTable } from './EmployeeTable.tsx'
import type { SessionRow } from './sessions-query.ts'
import { useOpenParameters } from '../figure-table/use-open-parameters.ts'

/** The variables of a request for a table or for the sessions of a course. */
interface AskedRows {
  readonly customerId: string
  readonly courseId?: string
  readonly searchTerm: string
  readonly page: number
  readonly filterType: string
  readonly sortBy: { readonly key: string; readonly direction: string } | null
}

interface Rows {
  readonly employees?: readonly ListedEmployee[]
  readonly courses?: readonly CourseRow[]
  readonly sessions?: readonly SessionRow[]
  readonly totalPages?: number
  readonly error?: { readonly code: string; readonly message: string }
}

export const anEmployee = (name: string, more: Partial<ListedEmployee> = {}): ListedEmployee => ({
  userId: name.toLowerCase().replaceAll(' ', '-'),
  name,
  courses: 3,
  badges: 1,
  ...more,
})

export const aCourse = (title: string, more: Partial<CourseRow> = {}): CourseRow => ({
  courseId: title.toLowerCase().replaceAll(' ', '-'),
  title,
  enrolled: 12,
  completed: 5,
  ...more,
})

export const aSessionRow = (title: string, more: Partial<SessionRow> = {}): SessionRow => ({
  sessionId: title,
  title,
  enrolled: 7,
  completed: 2,
  ...more,
})

/** Returns the answer of the endpoint to any request for rows. */
export const rowsAnswer = (rows: Rows) => {
  const { employees = [], courses = [], sessions = [], totalPages = 1, error = null } = rows
  return {
    body: {
      data: {
        getOrganizationEmployees: { employees, totalPages, error },
        getOrganizationCourses: { courses, totalPages, error },
        getOrganizationSessionByCourse: { sessionsForCourse: sessions, error },
      },
    },
  }
}

type AnswerRows = (asked: AskedRows) => ReturnType<typeof rowsAnswer> | Promise<ReturnType<typeof rowsAnswer>>

/** Answers three pages of one row each, whose name tells the page and the search, or nothing for the search 'zebra'. */
const threePages: AnswerRows = ({ page, searchTerm }) => {
  const name = `Row ${Math.min(page, 2)} ${searchTerm}`.trim()
  return rowsAnswer(
    searchTerm === 'zebra' ? {} : { employees: [anEmployee(name)], courses: [aCourse(name)], totalPages: 3 },
  )
}

/** The part of a dashboard that holds its tables, with what else changes them. */
function Tables() {
  const address = organizationAddressIn({ ...useSearch({ strict: false }) })
  const openParameters = useOpenParameters()
  const open = (next: OrganizationAddress) => openParameters(organizationParameters(next))
  return (
    <>
      <button type="button" onClick={() => open(onTab(address, 'courses'))}>
        Course Directory
      </button>
      <button type="button" onClick={() => open(onTab(address, 'employees'))}>
        Employee Directory
      </button>
      <button type="button" onClick={() => open(filtered(address, 'LAST_30_DAYS'))}>
        Last 30 days
      </button>
      {address.tab === 'courses' ? <CourseTable customerId="acme" /> : <EmployeeTable customerId="acme" />}
    </>
  )
}

/** Opens the tables of a dashboard; returns the requests so far, the address, and the ways back and forth. */
export async function openTables(address = '/organization', answer: AnswerRows = threePages, path?: string) {
  const requests = stubService({
    '/graphql': ({ body }) => answer((body as { variables: AskedRows }).variables),
  })
  const opened = await renderMemberScreen(Tables, { address, ...(path !== undefined && { path }) })
  const asked = () => requests.map(({ body }) => (body as { variables: AskedRows }).variables)
  return { ...opened, asked }
}

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
