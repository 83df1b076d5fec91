import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { videoProgressQuery } from '../video-page-query.ts'
import { graphqlSessionPort } from './graphql-session-port.ts'
import { beginSending, memberProgress } from './outbox/member-outbox.ts'
import type { SavedUpdate, SessionRequest } from './session-port.ts'
import { applyOpenedSession } from './apply-saved-progress.ts'
import type { UnsentUpdates } from './outbox/unsent-updates.ts'
import { LecturePlayback, type LecturePlaybackState } from './lecture-playback.ts'

export interface VideoSession {
  readonly state: LecturePlaybackState
  /** Begins to play, at a position (seconds) if one is given, or tries again after an error. */
  readonly start: (from?: number) => void
  /** A place is not saved yet because the server cannot be reached. */
  readonly waiting: boolean
}

/**
 * The member's playback in front of a video: where it begins (`asked` by a link, unsent by this browser, or saved
 * by the server), its source and the saving of its progress. Specification 2, section 4.7.
 */
export function useVideoSession(
  userId: string,
  request: SessionRequest,
  asked: number | null,
  onSaved: (answer: SavedUpdate) => void,
): VideoSession {
  const queryClient = useQueryClient()
  const [waiting, setWaiting] = useState(false)
  const latest = useRef(onSaved)
  useEffect(() => {
    latest.current = onSaved
  })
  const { outbox, unsent } = memberProgress(userId)
  useEffect(() => beginSending(userId), [userId])
  const { courseId, courseContentId, sessionId, videoId, duration } = request
  const playback = useMemo(() => {
    const stable = { courseId, courseContentId, sessionId, videoId, duration }
    return new LecturePlayback(stable, graphqlSessionPort, outbox, savedPlace(queryClient, unsent))
  }, [queryClient, outbox, unsent, courseId, courseContentId, sessionId, videoId, duration])
  useEffect(
    () => outbox.listen({ waiting: setWaiting, saved: (_session, answer) => latest.current(answer) }),
    [outbox],
  )
  const state = useSyncExternalStore(playback.subscribe, playback.getState)
  useEffect(() => {
    if (state.kind === 'ready') applyOpenedSession()
  }, [state])
  const start = useCallback((from?: number) => playback.start(asked, from), [playback, asked])
  return { state, start, waiting }
}

/** Answers where the member was in a video, in seconds: what this browser has not sent yet is newer. */
function savedPlace(queryClient: QueryClient, unsent: UnsentUpdates) {
  return async (videoId: string): Promise<number | null> => {
    const here = unsent.place(videoId, Date.now())
    return here ?? (await queryClient.fetchQuery(videoProgressQuery(videoId)))?.continueAtTime ?? null
  }
}
