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
  }
`)

const HomeStudyDocument = graphql(`
  query HomeStudy {
    ...HomeStudy
  }
`)

/** How far the member is in their courses, where they wait, and which tasks stand on today. */
export const studyQuery = queryOptions({
  queryKey: ['courses', 'study'],
  queryFn: async () => readStudy(await execute(HomeStudyDocument)),
})

/** Returns the study of an answer. The shares of the required videos are 0 to 1, by course id. */
export const readStudy = ({ listCourseProgress, listOwnWaitlists, listOpenTasks }: HomeStudyFragment) => ({
  shares: new Map(listCourseProgress.map(({ courseId, creditedShare }) => [courseId, creditedShare])),
  waitlists: listOwnWaitlists,
  tasks: listOpenTasks,
})

export type Study = ReturnType<typeof readStudy>
