import type { KnownPositions } from '@section/domain/video/starting-position.ts'
import type { VideoProgressQuery } from '@section/contract/generated/operations/graphql.ts'
import { memberProgress } from './outbox/member-progress.ts'
import { ownPosition } from './own-positions.ts'

/** Returns where the member stopped a video, as this browser knows it and as the server has it stored. */
export function knownPositions(
  videoId: string,
  stored: VideoProgressQuery['getVideoProgress'] | undefined,
): Pick<KnownPositions, 'own' | 'stored'> {
  const remembered = ownPosition(videoId)
  // A browser forgets its positions when its member signs out, but not what it has still to send.
  const position = remembered?.position ?? memberProgress.getPosition(videoId)?.position ?? null
  const { continueAtTime, positionAt, positionSessionId } = stored ?? {}
  const isOwn = remembered?.videoSessions.includes(positionSessionId ?? '') ?? false
  return {
    own: position === null ? null : { position, at: remembered?.at ?? null },
    stored: continueAtTime === undefined ? null : { position: continueAtTime, at: positionAt ?? null, isOwn },
  }
}
