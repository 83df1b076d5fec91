import type { QueryClient } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { OrganizationDashboardQuery } from '@section/contract/generated/operations/graphql.ts'
import {
  type OrganizationAddress,
  organizationAddressIn,
  organizationParameters,
} from '@section/domain/organization/organization-address.ts'
import { execute, GraphQLFailure } from '../../../lib/graphql/graphql-client.ts'
import { loadTogether } from '../../../lib/loading/load-together.ts'
import { organizationQuery } from '../organization-query.ts'
import { employerCoursesQuery } from '../tables/courses-query.ts'
import { employeesQuery } from '../tables/employees-query.ts'

/** What a dashboard without parameters shows. The answer comes with the page, which knows no other variable than the employer. */
const OrganizationDashboardDocument = graphql(`
  query OrganizationDashboard($customerId: ID!) {
    getOrganizationDetails(customerId: $customerId) {
      ...OrganizationFigures
    }
    getOrganizationEmployees(customerId: $customerId) {
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

/**
 * Loads what the dashboard of an employer shows at the parameters of an address: by one request without parameters, else by two
 * at the same time. A failure is shown by the screen, where the period and the table can be changed.
 */
export async function loadDashboard(
  queryClient: QueryClient,
  customerId: string,
  search: object,
): Promise<void> {
  const address = organizationAddressIn({ ...search })
  if (Object.keys(organizationParameters(address)).length === 0) return loadStart(queryClient, customerId)
  await Promise.allSettled([
    queryClient.ensureQueryData(organizationQuery(customerId, address.filter)),
    loadTable(queryClient, customerId, address),
  ])
}

async function loadStart(queryClient: QueryClient, customerId: string): Promise<void> {
  const start = organizationAddressIn({})
  const load = loadTogether(queryClient, () => execute(OrganizationDashboardDocument, { customerId }))
  await Promise.allSettled([
    load(organizationQuery(customerId, start.filter), ({ getOrganizationDetails }) => getOrganizationDetails),
    start.tab === 'employees' && load(employeesQuery(customerId, start), readEmployees),
  ])
}

const loadTable = (queryClient: QueryClient, customerId: string, address: OrganizationAddress) =>
  address.tab === 'courses'
    ? queryClient.ensureQueryData(employerCoursesQuery(customerId, address))
    : queryClient.ensureQueryData(employeesQuery(customerId, address))

function readEmployees({ getOrganizationEmployees: answer }: OrganizationDashboardQuery) {
  if (answer.error) throw new GraphQLFailure(answer.error.message, answer.error.code)
  return { rows: answer.employees, totalPages: answer.totalPages }
}
