import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { videoProgressQuery } from '../video-page-query.ts'
import { graphqlSessionPort } from './graphql-session-port.ts'
import { beginSending, memberProgress } from './outbox/member-outbox.ts'
import type { SavedBeat, SessionRequest } from './session-port.ts'
import { takeUpOpened } from './take-up-saved.ts'
import type { UnsentBeats } from './outbox/unsent-beats.ts'
import { VideoSitting, type SittingState } from './video-sitting.ts'

export interface VideoSession {
  readonly state: SittingState
  /** Begins to play, at a position (seconds) if one is given, or tries again after an error. */
  readonly start: (from?: number) => void
  /** A place is not saved yet because the server cannot be reached. */
  readonly waiting: boolean
}

/**
 * The member's sitting in front of a video: where it begins (`asked` by a link, unsent by this browser, or saved
 * by the server), its source and the saving of its progress. Specification 2, section 4.7.
 */
export function useVideoSession(
  userId: string,
  request: SessionRequest,
  asked: number | null,
  onSaved: (answer: SavedBeat) => void,
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
  const sitting = useMemo(() => {
    const stable = { courseId, courseContentId, sessionId, videoId, duration }
    return new VideoSitting(stable, graphqlSessionPort, outbox, savedPlace(queryClient, unsent))
  }, [queryClient, outbox, unsent, courseId, courseContentId, sessionId, videoId, duration])
  useEffect(
    () => outbox.listen({ waiting: setWaiting, saved: (_session, answer) => latest.current(answer) }),
    [outbox],
  )
  const state = useSyncExternalStore(sitting.subscribe, sitting.getState)
  useEffect(() => {
    if (state.kind === 'ready') takeUpOpened()
  }, [state])
  const start = useCallback((from?: number) => sitting.start(asked, from), [sitting, asked])
  return { state, start, waiting }
}

/** Answers where the member was in a video, in seconds: what this browser has not sent yet is newer. */
function savedPlace(queryClient: QueryClient, unsent: UnsentBeats) {
  return async (videoId: string): Promise<number | null> => {
    const here = unsent.place(videoId, Date.now())
    return here ?? (await queryClient.fetchQuery(videoProgressQuery(videoId)))?.continueAtTime ?? null
  }
}
