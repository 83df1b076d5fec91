import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { OrganizationSessionsQuery } from '@section/contract/generated/operations/graphql.ts'
import type { FigurePeriod } from '@section/domain/organization/figure-period.ts'
import { execute, GraphQLFailure } from '../../../lib/graphql/graphql-client.ts'

const OrganizationSessionsDocument = graphql(`
  query OrganizationSessions($customerId: ID!, $courseId: ID!, $filterType: OrganizationFilterType!) {
    getOrganizationSessionByCourse(customerId: $customerId, courseId: $courseId, filterType: $filterType) {
      sessionsForCourse {
        sessionId
        title
        enrolled
        completed
      }
      error {
        code
        message
      }
    }
  }
`)

export type SessionRow =
  OrganizationSessionsQuery['getOrganizationSessionByCourse']['sessionsForCourse'][number]

/** The sessions of a course in which an employer's employees were enrolled in a period; asked for when they are opened. */
export const employerSessionsQuery = (customerId: string, courseId: string, filter: FigurePeriod) =>
  queryOptions({
    queryKey: ['organization', customerId, 'sessions', courseId, filter],
    // Another period keeps the former rows of the same course.
    placeholderData: (former: readonly SessionRow[] | undefined, query) =>
      query?.queryKey[1] === customerId && query.queryKey[3] === courseId ? former : undefined,
    queryFn: async (): Promise<readonly SessionRow[]> => {
      const variables = { customerId, courseId, filterType: filter }
      const { getOrganizationSessionByCourse: answer } = await execute(
        OrganizationSessionsDocument,
        variables,
      )
      if (answer.error) throw new GraphQLFailure(answer.error.message, answer.error.code)
      return answer.sessionsForCourse
    },
  })
