import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { OrganizationFiguresFragment } from '@section/contract/generated/operations/graphql.ts'
import type { FigurePeriod } from '@section/domain/organization/figure-period.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { formerRowsOf } from './figure-table/former-rows.ts'
import { COUNTING_MS } from './figure-table/while-empty.ts'

graphql(`
  fragment OrganizationFigures on OrganizationDetailsResult {
    overview {
      companyName
      companyLogo
      accentColor
      contractStart
      contractEnd
      totalSeats
      usedSeats
      importantLinks {
        title
        url
      }
    }
    stats {
      usersEngaged
      usersEngagedPercent
      assignedSeats
      lessonsStarted
      hoursWatched
      coursesConsumed
      badgesEarned
      badgesEarnedPercent
    }
    periodStart
    asOf
    weeks {
      week
      activeLearners
      seats
    }
    topCourses {
      courseId
      title
      enrolled
      completed
    }
    error {
      code
      message
    }
  }
`)

const OrganizationDocument = graphql(`
  query Organization($customerId: ID!, $filterType: OrganizationFilterType!) {
    getOrganizationDetails(customerId: $customerId, filterType: $filterType) {
      ...OrganizationFigures
    }
  }
`)

export type OrganizationFigures = OrganizationFiguresFragment
export type Overview = NonNullable<OrganizationFigures['overview']>
export type Stats = NonNullable<OrganizationFigures['stats']>
export type Week = OrganizationFigures['weeks'][number]
export type TopCourse = OrganizationFigures['topCourses'][number]

/**
 * The head of an employer's dashboard in a period. While the answer for another period is awaited, the former figures of the
 * same employer stay. docs/product/organization.md#periods
 */
export const organizationQuery = (customerId: string, period: FigurePeriod) =>
  queryOptions({
    queryKey: ['organization', customerId, 'details', period],
    placeholderData: formerRowsOf(customerId),
    // The loader has asked before the screen is shown, which says that it failed.
    retryOnMount: false,
    refetchInterval: ({ state: { data } }) => (data?.stats && data.asOf === null ? COUNTING_MS : false),
    queryFn: async (): Promise<OrganizationFigures> => {
      const variables = { customerId, filterType: period }
      const { getOrganizationDetails } = await execute(OrganizationDocument, variables)
      return getOrganizationDetails
    },
  })
