import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'

const CourseProgressDocument = graphql(`
  query CourseProgress {
    listCourseProgress {
      courseId
      creditedShare
    }
  }
`)

/** The share of each begun course's required video that was credited to the member, 0 to 1, by course, in one request. */
export const courseProgressQuery = queryOptions({
  queryKey: ['courses', 'progress'],
  queryFn: async (): Promise<ReadonlyMap<string, number>> => {
    const { listCourseProgress } = await execute(CourseProgressDocument)
    return new Map(listCourseProgress.map(({ courseId, creditedShare }) => [courseId, creditedShare]))
  },
})
