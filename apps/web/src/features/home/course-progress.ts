import { queryOptions, useQueries } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql-client.ts'

const CourseProgressDocument = graphql(`
  query CourseProgress($courseId: ID!) {
    getVideoProgressByCourse(courseId: $courseId) {
      totalDuration
      totalFarthestWatchedTime
    }
  }
`)

const courseProgressQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['courses', courseId, 'share-watched'],
    queryFn: async (): Promise<number | null> => {
      const { getVideoProgressByCourse: told } = await execute(CourseProgressDocument, { courseId })
      if (!told || told.totalDuration <= 0) return null
      return Math.min(1, told.totalFarthestWatchedTime / told.totalDuration)
    },
  })

/** The share of each course's required video that the member has watched, 0 to 1, as far as it is known by now. */
export function useCourseProgress(courseIds: readonly string[]): ReadonlyMap<string, number> {
  const answers = useQueries({ queries: courseIds.map(courseProgressQuery) })
  return new Map(
    courseIds.flatMap((courseId, index) => {
      const share = answers[index]?.data
      return share === undefined || share === null ? [] : [[courseId, share] as const]
    }),
  )
}
