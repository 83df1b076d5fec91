import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { keepMeteringPlan } from '../../metering/metering-query.ts'
import { toOnDemandCourse } from './on-demand-course.ts'

const OnDemandVideoPageDocument = graphql(`
  query OnDemandVideoPage($courseId: ID!) {
    getOnDemandContent(courseId: $courseId) {
      courseId
      courseTitle
      sessionId
      entitled
      opensAt
      groups {
        courseContentGroupId
        title
        content {
          courseContentId
          title
          description
          preview
          meta {
            title
            videoThumbnail
          }
          video {
            videoId
            posterUrl
            subtitle
            duration
            chapters {
              ...LectureChapter
            }
            meta {
              is_ai_generated
            }
          }
        }
      }
    }
    getVideoProgressByCourse(courseId: $courseId) {
      groups {
        videos {
          ...StoredProgress
        }
      }
    }
    getMeteringPlanDetails {
      ...MeteringPlanDetails
    }
  }
`)

/** All data of a course's video pages in one request; null when the course does not exist. */
export const onDemandCourseQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['video', 'course', courseId],
    queryFn: async () => {
      const answer = await execute(OnDemandVideoPageDocument, { courseId })
      keepMeteringPlan(answer.getMeteringPlanDetails)
      return toOnDemandCourse(answer)
    },
  })
