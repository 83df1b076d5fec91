import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { videoProgressQuery } from '../video-page-query.ts'
import { graphqlSessionPort } from './graphql-session-port.ts'
import { startSending, memberProgress } from './outbox/member-outbox.ts'
import type { SavedUpdate, SessionRequest } from './session-port.ts'
import { applyOpenedSession } from './apply-saved-progress.ts'
import type { UnsentUpdates } from './outbox/unsent-updates.ts'
import { LecturePlayback, type LecturePlaybackState } from './lecture-playback.ts'

export interface VideoSession {
  readonly state: LecturePlaybackState
  /** Starts playback, at a position (seconds) if one is given, or retries after an error. */
  readonly start: (from?: number) => void
  /** Says that progress is unsaved because the server cannot be reached. */
  readonly isRetrying: boolean
}

/**
 * Returns the member's playback of a video. It starts at the `requested` position of a link, else at the newest
 * position of this browser or the server, and saves the progress. Specification 2, section 4.7.
 */
export function useVideoSession(
  userId: string,
  request: SessionRequest,
  requested: number | null,
  onSaved: (saved: SavedUpdate) => void,
): VideoSession {
  const queryClient = useQueryClient()
  const [isRetrying, setRetrying] = useState(false)
  const notifySaved = useEffectEvent(onSaved)
  const { outbox, unsent } = memberProgress(userId)
  useEffect(() => startSending(userId), [userId])
  const { courseId, courseContentId, sessionId, videoId, duration } = request
  const playback = useMemo(() => {
    const stable = { courseId, courseContentId, sessionId, videoId, duration }
    return new LecturePlayback(stable, graphqlSessionPort, outbox, getSavedPosition(queryClient, unsent))
  }, [queryClient, outbox, unsent, courseId, courseContentId, sessionId, videoId, duration])
  useEffect(
    () => outbox.listen({ retrying: setRetrying, saved: (_session, saved) => notifySaved(saved) }),
    [outbox],
  )
  const state = useSyncExternalStore(playback.subscribe, playback.getState)
  useEffect(() => {
    if (state.kind === 'ready') applyOpenedSession()
  }, [state])
  const start = useCallback((from?: number) => playback.start(requested, from), [playback, requested])
  return { state, start, isRetrying }
}

/** Prefers the position that this browser has not sent yet, because it is newer. */
function getSavedPosition(queryClient: QueryClient, unsent: UnsentUpdates) {
  return async (videoId: string): Promise<number | null> => {
    const position = unsent.getPosition(videoId, Date.now())
    return position ?? (await queryClient.fetchQuery(videoProgressQuery(videoId)))?.continueAtTime ?? null
  }
}
