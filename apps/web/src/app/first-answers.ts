import type { QueryClient } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { dashboardQuery, toDashboard } from '../features/catalogue/dashboard-query.ts'
import { hasEmbeddedAnswers } from '../lib/embedded-answers.ts'
import { isOutage } from '../lib/failures.ts'
import { execute, GraphQLFailure } from '../lib/graphql-client.ts'
import { readCookie } from '../lib/session-cookies.ts'
import { toSignedIn, viewerQuery } from '../lib/viewer.ts'

const LandingDocument = graphql(`
  query Landing($userId: ID!) {
    ...ViewerAnswer
    ...CoursesDashboardAnswer
  }
`)

const LANDINGS = ['/', '/courses']

/**
 * After a sign-in, asks in one request for all that the landing screen shows: the member and their courses. A page
 * that came with its answers, and everybody who is known already, needs none of it.
 */
export async function askFirstAnswers(queryClient: QueryClient, pathname: string): Promise<void> {
  if (!LANDINGS.includes(pathname) || hasEmbeddedAnswers()) return
  if (queryClient.getQueryData(viewerQuery.queryKey)) return
  const answer = await queryClient
    .fetchQuery({
      queryKey: ['landing'],
      gcTime: 0,
      queryFn: () => execute(LandingDocument, { userId: readCookie('user_id') ?? '' }),
    })
    .catch((error: unknown) => {
      // Asked one by one, it shows which of the two was refused: without a member one signs out, without courses not.
      if (error instanceof GraphQLFailure && !isOutage(error)) return null
      throw error
    })
  if (!answer) return
  queryClient.setQueryData(viewerQuery.queryKey, toSignedIn(answer))
  queryClient.setQueryData(dashboardQuery.queryKey, toDashboard(answer))
}
