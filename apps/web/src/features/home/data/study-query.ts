import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { HomeStudyFragment } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'

graphql(`
  fragment HomeStudy on Query {
    listCourseProgress {
      courseId
      creditedShare
    }
    listOwnWaitlists {
      sessionId
      length
      rank
    }
    listOpenTasks {
      sessionContentId
      sessionId
      title
      dayAt
    }
    listOpenProjects {
      sessionId
      sessionTitle
      kind
      title
      closesAt
    }
  }
`)

const HomeStudyDocument = graphql(`
  query HomeStudy {
    ...HomeStudy
  }
`)

/**
 * Asks how far the member is in their courses, where they wait, which tasks stand on today, and which projects they can hand
 * in.
 */
export const studyQuery = queryOptions({
  queryKey: ['courses', 'study'],
  queryFn: async () => readStudy(await execute(HomeStudyDocument)),
})

/** Returns the study of an answer. The shares of the required videos are 0 to 1, by course id. */
export const readStudy = (answer: HomeStudyFragment) => ({
  shares: new Map(answer.listCourseProgress.map(({ courseId, creditedShare }) => [courseId, creditedShare])),
  waitlists: answer.listOwnWaitlists,
  tasks: answer.listOpenTasks,
  projects: answer.listOpenProjects,
})

export type Study = ReturnType<typeof readStudy>
