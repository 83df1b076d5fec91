import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import type { SessionPort } from './session-port.ts'

const CreateVideoSessionDocument = graphql(`
  mutation CreateVideoSession(
    $courseId: ID!
    $courseContentId: ID
    $sessionId: ID
    $videoId: ID!
    $userClientUri: String
    $videoDurationAtPlaytime: Float
  ) {
    createVideoSession(
      courseId: $courseId
      courseContentId: $courseContentId
      sessionId: $sessionId
      videoId: $videoId
      userClientUri: $userClientUri
      type: ON_DEMAND
      videoDurationAtPlaytime: $videoDurationAtPlaytime
    ) {
      userVideoSessionId
      playlistUrl
      error {
        code
        message
      }
    }
  }
`)

const UpdateVideoSessionDocument = graphql(`
  mutation UpdateVideoSession(
    $userVideoSessionId: ID!
    $videoId: ID!
    $courseId: ID
    $continueAtTime: Float!
    $status: VideoSessionStatus!
    $videoSessionMaxPlayhead: Float!
    $videoSessionPlayingTime: Float!
  ) {
    updateVideoSession(
      userVideoSessionId: $userVideoSessionId
      videoId: $videoId
      courseId: $courseId
      continueAtTime: $continueAtTime
      status: $status
      videoSessionMaxPlayhead: $videoSessionMaxPlayhead
      videoSessionPlayingTime: $videoSessionPlayingTime
    ) {
      continueAtTime
      creditedTime
      skipped {
        from
        seconds
      }
      completed
      courseBadgeId
      enrollmentStatus
      playlistUrl
      error {
        code
      }
    }
  }
`)

/** Video progress over the GraphQL endpoint, for on-demand courses. */
export const graphqlSessionPort: SessionPort = {
  async open({ duration, ...request }) {
    const { createVideoSession: result } = await execute(CreateVideoSessionDocument, {
      ...request,
      videoDurationAtPlaytime: duration,
      userClientUri: location.pathname,
    })
    const { error, userVideoSessionId, playlistUrl } = result
    if (error) return { kind: 'refused', code: error.code, message: error.message }
    if (!userVideoSessionId || !playlistUrl) throw new Error('The server opened no video session.')
    return { kind: 'opened', userVideoSessionId, playlistUrl }
  },

  async save(update) {
    const { updateVideoSession: result } = await execute(UpdateVideoSessionDocument, update, {
      keepalive: true,
    })
    if (result.error) return { kind: 'refused', code: result.error.code }
    return {
      kind: 'saved',
      videoId: update.videoId,
      courseId: update.courseId,
      status: update.status,
      continueAtTime: result.continueAtTime ?? update.continueAtTime,
      creditedSeconds: result.creditedTime ?? 0,
      skipped: result.skipped ?? null,
      completed: result.completed ?? false,
      courseBadgeId: result.courseBadgeId ?? null,
      enrolled: result.enrollmentStatus === 'ENROLLED',
      playlistUrl: result.playlistUrl ?? null,
    }
  },
}
