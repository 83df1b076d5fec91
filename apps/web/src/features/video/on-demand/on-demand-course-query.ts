import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { keepMeteringPlan } from '../../metering/metering-query.ts'
import { keepTranscript, openedTranscript } from '../transcript/transcript-query.ts'
import { keepPositions } from '../progress/video-progress-query.ts'
import { toOnDemandCourse } from './on-demand-course.ts'

const OnDemandVideoPageDocument = graphql(`
  query OnDemandVideoPage(
    $courseId: ID!
    $videoContentId: ID!
    $language: String
    $withTranscript: Boolean!
  ) {
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
          completionRequired
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
    getTranscript(videoContentId: $videoContentId, language: $language) @include(if: $withTranscript) {
      ...TranscriptText
    }
  }
`)

/**
 * All data of a course's video pages in one request, with the transcript of the video that is opened; null when the course does
 * not exist.
 */
export const onDemandCourseQuery = (courseId: string, videoContentId = '') =>
  queryOptions({
    queryKey: ['video', 'course', courseId],
    queryFn: async () => {
      const opened = openedTranscript(videoContentId)
      const answer = await execute(OnDemandVideoPageDocument, { courseId, ...opened })
      keepMeteringPlan(answer.getMeteringPlanDetails)
      keepTranscript(opened, answer.getTranscript, answer.getMeteringPlanDetails !== null)
      keepPositions(answer.getVideoProgressByCourse?.groups.flatMap(({ videos }) => videos) ?? [])
      return toOnDemandCourse(answer)
    },
  })
