import { screen } from '@testing-library/react'
import { openApp } from '../../../testing/open-app.tsx'
import { MEMBER_ANSWER } from '../../../testing/signed-in.ts'
import type { ShownEmployee, ShownEmployeeCourse } from './employee-query.ts'

export const EMPLOYEE = '/organization/employee/e1'
export const EMPLOYEE_OF_ACME = '/organization/acme/employee/e1'

/** The server's answer about a member who may open the dashboard of their employer. */
const EMPLOYER_ANSWER = {
  ...MEMBER_ANSWER,
  getMember: {
    ...MEMBER_ANSWER.getMember,
    customer: {
      customerId: 'acme',
      name: 'Acme',
      type: 'ENTERPRISE',
      enableProfAI: false,
      disableAIFeatures: false,
      logoUrl: null,
      accentColor: null,
    },
  },
  getMemberEntitlements: [
    { entitlementId: 'e1', type: 'enterprise-dashboard', label: null, precedence: 1, customizations: null },
  ],
}

/** An employee as the server answers; instants are texts there. */
export const anEmployee = (more: Partial<ShownEmployee> = {}) => ({
  customerId: 'acme',
  name: 'Ann Okafor',
  imageUrl: '/art/portrait/ann.svg',
  email: 'ann@acme.example',
  lastActive: '2026-11-03T12:00:00.000Z',
  videosWatched: 1204,
  hoursWatched: 12.5,
  coursesStarted: 5,
  coursesCompleted: 3,
  badgesEarned: 2,
  periodStart: '2026-04-27T00:00:00.000Z',
  asOf: '2026-11-27T21:41:00.000Z',
  ...more,
})

export const aCourse = (more: Partial<ShownEmployeeCourse> = {}): ShownEmployeeCourse => ({
  courseId: 'c1',
  sessionId: 's1',
  title: 'Pricing Sprint',
  session: 'Nov 3, 2026 – Nov 14, 2026',
  engagement: 64,
  videosWatched: 9,
  ...more,
})

/** The variables of a request for an employee, or for a page of their courses. */
interface Asked {
  userId?: string
  filterType?: string
  page?: number
  searchTerm?: string
  sortBy?: unknown
}

interface Answers {
  /** What the server answers about the employee; a function may throw, which is an outage. */
  employee?: object | null | ((asked: Asked) => object | null | Promise<object>)
  courses?: (asked: Asked) => {
    employeeCourses: ShownEmployeeCourse[]
    totalPages?: number
    error?: object | null
  }
}

/** Opens the page of an employee in the whole app; returns what has been asked so far, the address, and the way back. */
export function openEmployee(address = EMPLOYEE, { employee = anEmployee(), courses }: Answers = {}) {
  const isForCourses = ({ page }: Asked) => page !== undefined
  const { requests, ...app } = openApp(address, {
    signedIn: EMPLOYER_ANSWER,
    answers: {
      '/graphql': async ({ body }) => {
        const asked = askedIn(body)
        const details =
          typeof employee !== 'function' ? employee : isForCourses(asked) ? null : await employee(asked)
        const page = isForCourses(asked) ? (courses ?? oneCourse)(asked) : undefined
        return {
          body: {
            data: {
              getEmployeeDetails: details,
              getEmployeeCourses: page && { totalPages: 1, error: null, ...page },
            },
          },
        }
      },
    },
  })
  const asked = () => requests.map(({ body }) => askedIn(body))
  return {
    ...app,
    asked,
    askedCourses: () => asked().filter(isForCourses),
    askedDetails: () => asked().filter((each) => !isForCourses(each) && each.userId && each.filterType),
  }
}

/** Waits until the page of the employee is there. */
export const employeeShown = () => screen.findByRole('heading', { level: 2, name: 'Ann Okafor' })

const oneCourse = () => ({ employeeCourses: [aCourse()] })

const askedIn = (body: unknown): Asked => (body as { variables?: Asked }).variables ?? {}
