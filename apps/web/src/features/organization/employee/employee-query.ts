import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type {
  EmployeeCoursesQuery,
  EmployeeDetailsQuery,
} from '@section/contract/generated/operations/graphql.ts'
import type { EmployeeAddress } from '@section/domain/organization/employee-page.ts'
import type { FigurePeriod } from '@section/domain/organization/figure-period.ts'
import { execute, GraphQLFailure } from '../../../lib/graphql/graphql-client.ts'
import type { FigurePage } from '../figure-table/figure-column.ts'
import { formerRowsOf } from '../figure-table/former-rows.ts'

const EmployeeDetailsDocument = graphql(`
  query EmployeeDetails($userId: ID!, $filterType: OrganizationFilterType!) {
    getEmployeeDetails(userId: $userId, filterType: $filterType) {
      customerId
      name
      imageUrl
      email
      lastActive
      videosWatched
      hoursWatched
      coursesStarted
      coursesCompleted
      badgesEarned
      periodStart
      asOf
    }
  }
`)

const EmployeeCoursesDocument = graphql(`
  query EmployeeCourses(
    $userId: ID!
    $searchTerm: String!
    $page: Int!
    $filterType: OrganizationFilterType!
    $sortBy: OrganizationSort
  ) {
    getEmployeeCourses(
      userId: $userId
      searchTerm: $searchTerm
      page: $page
      filterType: $filterType
      sortBy: $sortBy
    ) {
      employeeCourses {
        courseId
        sessionId
        title
        session
        engagement
        videosWatched
      }
      totalPages
      error {
        code
        message
      }
    }
  }
`)

export type ShownEmployee = NonNullable<EmployeeDetailsQuery['getEmployeeDetails']>
export type ShownEmployeeCourse = EmployeeCoursesQuery['getEmployeeCourses']['employeeCourses'][number]

/** An employee as a viewer may see them: by the employer whose dashboard is open, which is null where there is none. */
export interface EmployeeKey {
  readonly userId: string
  readonly customerId: string | null
}

// While another period, page or search of the same employee is awaited, the former figures stay. The loader has asked before
// the page is shown, which says what failed. The key names the employer, so that whoever has left it finds nothing of it.
const shownBy = ({ userId, customerId }: EmployeeKey) => {
  const owner = `${customerId ?? ''} ${userId}`
  return { owner, shown: { placeholderData: formerRowsOf(owner), retryOnMount: false } as const }
}

/** An employee with the figures of a period; null for one whom the viewer may not see. docs/product/organization.md#who-sees-it */
export function employeeQuery(employee: EmployeeKey, filterType: FigurePeriod) {
  const { userId } = employee
  const { owner, shown } = shownBy(employee)
  return queryOptions({
    ...shown,
    queryKey: ['employee', owner, filterType],
    queryFn: async (): Promise<ShownEmployee | null> =>
      (await execute(EmployeeDetailsDocument, { userId, filterType })).getEmployeeDetails,
  })
}

/** A page of the sessions of an employee. Errors: GraphQLFailure, also for an employee whom the viewer may not see. */
export function employeeCoursesQuery(employee: EmployeeKey, { search, page, filter, sort }: EmployeeAddress) {
  const { userId } = employee
  const { owner, shown } = shownBy(employee)
  return queryOptions({
    ...shown,
    queryKey: ['employee courses', owner, { search, page, filter, sort }],
    queryFn: async (): Promise<FigurePage<ShownEmployeeCourse>> => {
      const { getEmployeeCourses: courses } = await execute(EmployeeCoursesDocument, {
        userId,
        searchTerm: search,
        page,
        filterType: filter,
        sortBy: sort,
      })
      if (courses.error) throw new GraphQLFailure(courses.error.message, courses.error.code)
      return { rows: courses.employeeCourses, totalPages: courses.totalPages }
    },
  })
}
