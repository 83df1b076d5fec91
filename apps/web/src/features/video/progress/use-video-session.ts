import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { resumePosition } from '@section/domain/video/resume.ts'
import { videoProgressQuery } from '../video-page-query.ts'
import { graphqlSessionPort } from './graphql-session-port.ts'
import { memberProgress } from './member-outbox.ts'
import type { SavedBeat, SessionRequest } from './session-port.ts'
import { VideoSitting, type SittingState } from './video-sitting.ts'

export interface VideoSession {
  readonly state: SittingState
  /** Begins to play, or tries again after an error. */
  start(): void
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
  const latest = useRef({ asked, onSaved })
  useEffect(() => {
    latest.current = { asked, onSaved }
  })
  const { outbox, unsent } = memberProgress(userId)
  const { courseId, courseContentId, sessionId, videoId, duration } = request
  const sitting = useMemo(() => {
    const resumeAt = async () => {
      const here = unsent.place(videoId, Date.now())
      const saved = here ?? (await queryClient.fetchQuery(videoProgressQuery(videoId)))?.continueAtTime
      return resumePosition(saved ?? null, duration, latest.current.asked)
    }
    const stable = { courseId, courseContentId, sessionId, videoId, duration }
    return new VideoSitting(stable, graphqlSessionPort, outbox, resumeAt)
  }, [queryClient, outbox, unsent, courseId, courseContentId, sessionId, videoId, duration])
  useEffect(
    () => outbox.listen({ waiting: setWaiting, saved: (_session, answer) => latest.current.onSaved(answer) }),
    [outbox],
  )
  const state = useSyncExternalStore(sitting.subscribe, sitting.getState)
  return { state, start: sitting.start, waiting }
}
