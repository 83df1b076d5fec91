import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { keepMeteringPlan } from '../../metering/metering-query.ts'
import { toSessionVideos } from './session-videos.ts'

const SessionVideoPageDocument = graphql(`
  query SessionVideoPage($sessionId: ID!, $videoGroupId: ID!) {
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
  }
`)

/** The key under which the video groups of a session are. */
export const sessionVideosKey = (sessionId: string) => ['video', 'session', sessionId] as const

/**
 * All data of the video pages of a session's video group in one request; null for a session of which the member may not
 * know.
 */
export const sessionVideosQuery = (sessionId: string, groupId: string) =>
  queryOptions({
    queryKey: [...sessionVideosKey(sessionId), groupId],
    queryFn: async () => {
      const answer = await execute(SessionVideoPageDocument, { sessionId, videoGroupId: groupId })
      keepMeteringPlan(answer.getMeteringPlanDetails)
      return toSessionVideos(answer, groupId)
    },
  })
