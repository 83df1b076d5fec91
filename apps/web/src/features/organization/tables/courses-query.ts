import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { OrganizationCoursesQuery } from '@section/contract/generated/operations/graphql.ts'
import type { TableSortKey } from '@section/domain/organization/organization-table.ts'
import type { TableAddress } from '@section/domain/organization/table-address.ts'
import { execute, GraphQLFailure } from '../../../lib/graphql/graphql-client.ts'
import type { FigurePage } from '../figure-table/figure-column.ts'
import { formerRowsOf } from '../figure-table/former-rows.ts'
import { whileEmpty } from '../figure-table/while-empty.ts'

const OrganizationCoursesDocument = graphql(`
  query OrganizationCourses(
    $customerId: ID!
    $searchTerm: String!
    $page: Int!
    $filterType: OrganizationFilterType!
    $sortBy: OrganizationSort
  ) {
    getOrganizationCourses(
      customerId: $customerId
      searchTerm: $searchTerm
      page: $page
      filterType: $filterType
      sortBy: $sortBy
    ) {
      courses {
        courseId
        title
        enrolled
        completed
      }
      totalPages
      error {
        code
        message
      }
    }
  }
`)

export type CourseRow = OrganizationCoursesQuery['getOrganizationCourses']['courses'][number]
export type CoursesAddress = TableAddress<TableSortKey<'courses'>>

/** A page of the courses of an employer's employees. While another one is awaited, the former courses stay. */
export const employerCoursesQuery = (customerId: string, { page, search, filter, sort }: CoursesAddress) =>
  queryOptions({
    queryKey: ['organization', customerId, 'courses', { page, search, filter, sort }],
    placeholderData: formerRowsOf(customerId),
    refetchInterval: whileEmpty({ search, filter }),
    // The loader has asked before the screen is shown, which says that it failed.
    retryOnMount: false,
    queryFn: async (): Promise<FigurePage<CourseRow>> => {
      const variables = { customerId, searchTerm: search, page, filterType: filter, sortBy: sort }
      const { getOrganizationCourses: answer } = await execute(OrganizationCoursesDocument, variables)
      if (answer.error) throw new GraphQLFailure(answer.error.message, answer.error.code)
      return { rows: answer.courses, totalPages: answer.totalPages }
    },
  })
