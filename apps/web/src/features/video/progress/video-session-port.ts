import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { UpdateVideoSessionMutation } from '@section/contract/generated/operations/graphql.ts'
import type { PlaybackUpdate } from '@section/domain/video/playback-events.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { serverTime } from '../../../lib/graphql/server-time.ts'
import type { VideoCollection } from '../video-collection.ts'

const CreatePlaylistUrlDocument = graphql(`
  mutation CreatePlaylistUrl($videoId: ID!) {
    createPlaylistUrl(videoId: $videoId) {
      playlistUrl
      error {
        code
        message
      }
    }
  }
`)

const CreateVideoSessionDocument = graphql(`
  mutation CreateVideoSession(
    $courseId: ID!
    $courseContentId: ID
    $sessionId: ID
    $videoId: ID!
    $userClientUri: String
    $type: VideoSessionType!
    $videoDurationAtPlaytime: Float
    $beganMsAgo: Float
    $sentAt: Float
  ) {
    createVideoSession(
      courseId: $courseId
      courseContentId: $courseContentId
      sessionId: $sessionId
      videoId: $videoId
      userClientUri: $userClientUri
      type: $type
      videoDurationAtPlaytime: $videoDurationAtPlaytime
      beganMsAgo: $beganMsAgo
      sentAt: $sentAt
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
    $positionMsAgo: Float
    $sentAt: Float
  ) {
    updateVideoSession(
      userVideoSessionId: $userVideoSessionId
      videoId: $videoId
      courseId: $courseId
      continueAtTime: $continueAtTime
      status: $status
      videoSessionMaxPlayhead: $videoSessionMaxPlayhead
      videoSessionPlayingTime: $videoSessionPlayingTime
      positionMsAgo: $positionMsAgo
      sentAt: $sentAt
    ) {
      continueAtTime
      positionAt
      positionSessionId
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
        message
      }
    }
  }
`)

/** The input of `createVideoSession`; `duration` in seconds. */
export interface VideoSessionRequest {
  readonly type: VideoCollection['kind']
  readonly courseId: string
  /** The lesson of a course; null for a video of a session. */
  readonly courseContentId: string | null
  readonly sessionId: string | null
  readonly videoId: string
  readonly duration: number
}

/** The input of `updateVideoSession`; `positionMsAgo` is how long ago the player came to its position. */
export interface VideoSessionUpdate extends Omit<PlaybackUpdate, 'positionAt'> {
  readonly positionMsAgo: number
  readonly userVideoSessionId: string
  readonly videoId: string
  readonly courseId: string
}

interface Refusal {
  readonly kind: 'refused'
  readonly code: string
  readonly message: string
}

export type OpenResult =
  | { readonly kind: 'opened'; readonly userVideoSessionId: string; readonly playlistUrl: string }
  | Refusal

type PlaylistResult = { readonly kind: 'loaded'; readonly playlistUrl: string } | Refusal

/** The server's result of an update; times in seconds. `playlistUrl` is the playlist under a fresh signature. */
export type SaveResult = UpdateVideoSessionMutation['updateVideoSession']

/**
 * The calls of a player. A refusal is a result; a thrown error means that the outcome is unknown and the call may be
 * repeated.
 */
export interface VideoSessionPort {
  /** Asks for the playlist of a video, before it plays. */
  load(videoId: string): Promise<PlaylistResult>
  /** Opens a video session that began some milliseconds ago, which counts the video for a limited member. */
  open(request: VideoSessionRequest, beganMsAgo: number): Promise<OpenResult>
  /** Sends the update even when the page closes. */
  save(update: VideoSessionUpdate): Promise<SaveResult>
}

/** The calls that record what plays. */
export type ProgressPort = Pick<VideoSessionPort, 'open' | 'save'>

/** Video progress over the GraphQL endpoint. */
export const graphqlVideoSessionPort: VideoSessionPort = {
  async load(videoId) {
    const { createPlaylistUrl: result } = await execute(CreatePlaylistUrlDocument, { videoId })
    const { error, playlistUrl } = result
    if (error) return { kind: 'refused', code: error.code, message: error.message }
    if (!playlistUrl) throw new Error('The server sent no playlist.')
    return { kind: 'loaded', playlistUrl }
  },

  async open({ duration, ...request }, beganMsAgo) {
    const { createVideoSession: result } = await execute(CreateVideoSessionDocument, {
      ...request,
      videoDurationAtPlaytime: duration,
      userClientUri: location.pathname,
      beganMsAgo,
      sentAt: serverTime(),
    })
    const { error, userVideoSessionId, playlistUrl } = result
    if (error) return { kind: 'refused', code: error.code, message: error.message }
    if (!userVideoSessionId || !playlistUrl) throw new Error('The server opened no video session.')
    return { kind: 'opened', userVideoSessionId, playlistUrl }
  },

  async save(update) {
    const variables = { ...update, sentAt: serverTime() }
    return (await execute(UpdateVideoSessionDocument, variables, { keepalive: true })).updateVideoSession
  },
}
