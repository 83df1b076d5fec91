import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../../../lib/graphql/graphql-client.ts'

const CourseTrailerDocument = graphql(`
  query CourseTrailer($courseId: ID!) {
    getCourseTrailer(courseId: $courseId) {
      playlistUrl
    }
  }
`)

/** Returns the address of a course's trailer with a fresh signature; null when the course has none any more. */
export async function requestTrailer(courseId: string): Promise<string | null> {
  const { getCourseTrailer } = await execute(CourseTrailerDocument, { courseId })
  return getCourseTrailer?.playlistUrl ?? null
}
