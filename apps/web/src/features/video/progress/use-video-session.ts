import { useCallback, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { startingPosition } from '@section/domain/video/starting-position.ts'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { useOutboxState } from '../../../lib/outbox/use-outbox-state.ts'
import type { CollectionVideo, VideoCollection } from '../video-collection.ts'
import { applyRefusal } from './apply-saved-progress.ts'
import { videoProgressQuery } from './video-progress-query.ts'
import { knownPositions } from './known-positions.ts'
import { LecturePlayback } from './lecture-playback.ts'
import { memberProgress } from './outbox/member-progress.ts'
import { ownPosition } from './own-positions.ts'
import { graphqlVideoSessionPort, type SaveResult, type VideoSessionRequest } from './video-session-port.ts'

export type VideoSession = ReturnType<typeof useVideoSession>

/**
 * Returns the member's playback of a video: its state; `start`, which starts at a position (seconds) if one is given,
 * or retries after an error; `prepare`, which loads what the first frame needs; `forgetRefusal`; and `unsent`, which
 * tells why progress is not saved yet. It starts at the `requested` position of a link, else at the newest position of this
 * browser or the server, and saves the progress.
 * docs/product/video.md#saving-progress
 */
export function useVideoSession(
  { kind: type, courseId, sessionId }: VideoCollection,
  { videoId, videoContentId, duration }: CollectionVideo,
  requested: number | null,
  onSaved: (request: VideoSessionRequest, saved: SaveResult) => void,
) {
  const unsent = useOutboxState(memberProgress.unsent)
  const saved = useEffectEvent(onSaved)
  useEffect(() => memberProgress.listen({ saved: (request, result) => saved(request, result) }), [])
  const { request, playback } = useMemo(() => {
    // Only the lessons of a course are content of a course.
    const courseContentId = type === 'ON_DEMAND' ? videoContentId : null
    const request = { type, courseId, courseContentId, sessionId, videoId, duration }
    const newestPosition = () => getNewestPosition(videoId, duration)
    return {
      request,
      playback: new LecturePlayback(request, graphqlVideoSessionPort, memberProgress, newestPosition),
    }
  }, [type, courseId, videoContentId, sessionId, videoId, duration])
  const state = useSyncExternalStore(playback.subscribe, playback.getState)
  const isClosed = state.kind === 'refused' && !state.code.startsWith('METERING_')
  useEffect(() => {
    if (isClosed) applyRefusal(request)
  }, [isClosed, request])
  const start = useCallback((from?: number) => playback.start(requested, from), [playback, requested])
  const prepare = useCallback(() => playback.prepare(requested), [playback, requested])
  const forgetRefusal = useCallback(() => playback.forgetRefusal(), [playback])
  return { state, start, prepare, forgetRefusal, unsent }
}

/**
 * Returns the newest position at which the member stopped, in seconds. Errors: the server cannot be reached, and this browser
 * remembers no position.
 */
async function getNewestPosition(videoId: string, duration: number): Promise<number> {
  const stored = await queryClient.fetchQuery(videoProgressQuery(videoId)).catch((error: unknown) => {
    if (ownPosition(videoId)) return null
    throw error
  })
  return startingPosition({ duration, requested: null, ...knownPositions(videoId, stored) }).position
}
