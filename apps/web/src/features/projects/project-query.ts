import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { ProjectQuery, ReceivedProjectsQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'

const ProjectDocument = graphql(`
  query Project($sessionId: ID!) {
    getProject(sessionId: $sessionId) {
      sessionId
      title
      enabledAt
      closesAt
      formUrl
      submission {
        projectSubmissionId
        kind
        content
        submittedAt
      }
      draft {
        content
        savedAt
      }
    }
  }
`)

const ReceivedProjectsDocument = graphql(`
  query ReceivedProjects($sessionId: ID!, $after: String) {
    listReceivedProjects(sessionId: $sessionId, after: $after) {
      total
      participants
      nextCursor
      projects {
        projectSubmissionId
        userId
        fullName
        imageUrl
        kind
        content
        submittedAt
        timesSubmitted
      }
    }
  }
`)

export type Project = NonNullable<ProjectQuery['getProject']>
export type ReceivedProject = NonNullable<ReceivedProjectsQuery['listReceivedProjects']>['projects'][number]

/** The project of a session as the member sees it; null for a session without one. */
export const projectQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['project', sessionId],
    queryFn: async () => (await execute(ProjectDocument, { sessionId })).getProject,
  })

/** Returns a page of what was handed in; null for those who may not read it. */
export async function loadReceivedProjects(sessionId: string, after: string | null) {
  return (await execute(ReceivedProjectsDocument, { sessionId, after })).listReceivedProjects
}
