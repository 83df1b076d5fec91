import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { OrganizationEmployeesQuery } from '@section/contract/generated/operations/graphql.ts'
import type { TableSortKey } from '@section/domain/organization/organization-table.ts'
import type { TableAddress } from '@section/domain/organization/table-address.ts'
import { execute, GraphQLFailure } from '../../../lib/graphql/graphql-client.ts'
import type { FigurePage } from '../figure-table/figure-column.ts'
import { formerRowsOf } from '../figure-table/former-rows.ts'
import { whileEmpty } from '../figure-table/while-empty.ts'

const OrganizationEmployeesDocument = graphql(`
  query OrganizationEmployees(
    $customerId: ID!
    $searchTerm: String!
    $page: Int!
    $filterType: OrganizationFilterType!
    $sortBy: OrganizationSort
  ) {
    getOrganizationEmployees(
      customerId: $customerId
      searchTerm: $searchTerm
      page: $page
      filterType: $filterType
      sortBy: $sortBy
    ) {
      employees {
        userId
        name
        courses
        badges
      }
      totalPages
      error {
        code
        message
      }
    }
  }
`)

export type ListedEmployee = OrganizationEmployeesQuery['getOrganizationEmployees']['employees'][number]
export type EmployeesAddress = TableAddress<TableSortKey<'employees'>>

/** A page of an employer's present employees. While another one is awaited, the former employees stay. */
export const employeesQuery = (customerId: string, { page, search, filter, sort }: EmployeesAddress) =>
  queryOptions({
    queryKey: ['organization', customerId, 'employees', { page, search, filter, sort }],
    placeholderData: formerRowsOf(customerId),
    refetchInterval: whileEmpty({ search, filter }),
    // The loader has asked before the screen is shown, which says that it failed.
    retryOnMount: false,
    queryFn: async (): Promise<FigurePage<ListedEmployee>> => {
      const variables = { customerId, searchTerm: search, page, filterType: filter, sortBy: sort }
      const { getOrganizationEmployees: answer } = await execute(OrganizationEmployeesDocument, variables)
      if (answer.error) throw new GraphQLFailure(answer.error.message, answer.error.code)
      return { rows: answer.employees, totalPages: answer.totalPages }
    },
  })
