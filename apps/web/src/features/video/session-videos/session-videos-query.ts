import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { keepMeteringPlan } from '../../metering/metering-query.ts'
import { keepTranscript, openedTranscript } from '../transcript/transcript-query.ts'
import { keepPositions } from '../progress/video-progress-query.ts'
import { toSessionVideos } from './session-videos.ts'

const SessionVideoPageDocument = graphql(`
  query SessionVideoPage(
    $sessionId: ID!
    $videoGroupId: ID!
    $videoContentId: ID!
    $language: String
    $withTranscript: Boolean!
  ) {
    getUserSession(sessionId: $sessionId) {
      sessionId
      courseId
      title
      kind
      access
    }
    getSessionContentVideos(sessionId: $sessionId, videoGroupId: $videoGroupId) {
      videoId
      posterUrl
      title
      subtitle
      description
      thumbnailUrl
      duration
      isAiGenerated
      chapters {
        ...LectureChapter
      }
    }
    getVideoProgressBySession(sessionId: $sessionId) {
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

/** The key under which the video groups of a session are. */
export const sessionVideosKey = (sessionId: string) => ['video', 'session', sessionId] as const

/**
 * All data of the video pages of a session's video group in one request, with the transcript of the video that is opened; null
 * for a session of which the member may not know.
 */
export const sessionVideosQuery = (sessionId: string, groupId: string, videoContentId = '') =>
  queryOptions({
    queryKey: [...sessionVideosKey(sessionId), groupId],
    queryFn: async () => {
      const opened = openedTranscript(videoContentId)
      const answer = await execute(SessionVideoPageDocument, { sessionId, videoGroupId: groupId, ...opened })
      keepMeteringPlan(answer.getMeteringPlanDetails)
      keepTranscript(opened, answer.getTranscript, answer.getMeteringPlanDetails !== null)
      keepPositions(answer.getVideoProgressBySession?.groups.flatMap(({ videos }) => videos) ?? [])
      return toSessionVideos(answer, groupId)
    },
  })
