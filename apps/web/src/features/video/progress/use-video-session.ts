import { useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { useSignedIn } from '../../../lib/session/viewer.ts'
import type { Lecture, VideoCollection } from '../video-collection.ts'
import { videoProgressQuery } from './video-progress-query.ts'
import { LecturePlayback } from './lecture-playback.ts'
import { memberOutbox, startSending } from './outbox/member-outbox.ts'
import type { ProgressOutbox } from './outbox/progress-outbox.ts'
import { graphqlSessionPort, type SaveResult, type SessionRequest } from './session-port.ts'

export type VideoSession = ReturnType<typeof useVideoSession>

/**
 * Returns the member's playback of a video: its state; `start`, which starts at a position (seconds) if one is given,
 * or retries after an error; and whether progress is unsaved because the server cannot be reached. It starts at the
 * `requested` position of a link, else at the newest position of this browser or the server, and saves the progress.
 * docs/product/video.md#saving-progress
 */
export function useVideoSession(
  { kind: type, courseId, sessionId }: VideoCollection,
  { videoId, videoContentId, duration }: Lecture,
  requested: number | null,
  onSaved: (request: SessionRequest, saved: SaveResult) => void,
) {
  const { userId } = useSignedIn().member
  const outbox = memberOutbox(userId)
  useEffect(() => startSending(userId), [userId])
  const [isRetrying, setRetrying] = useState(false)
  const saved = useEffectEvent(onSaved)
  useEffect(
    () => outbox.listen({ retrying: setRetrying, saved: (request, result) => saved(request, result) }),
    [outbox],
  )
  const playback = useMemo(() => {
    // Only the lessons of a course are content of a course.
    const courseContentId = type === 'ON_DEMAND' ? videoContentId : null
    const request = { type, courseId, courseContentId, sessionId, videoId, duration }
    return new LecturePlayback(request, graphqlSessionPort, outbox, () => getSavedPosition(outbox, videoId))
  }, [outbox, type, courseId, videoContentId, sessionId, videoId, duration])
  const state = useSyncExternalStore(playback.subscribe, playback.getState)
  const start = useCallback((from?: number) => playback.start(requested, from), [playback, requested])
  return { state, start, isRetrying }
}

/** Prefers the position that this browser has not sent yet, because it is newer. */
async function getSavedPosition({ unsent }: ProgressOutbox, videoId: string): Promise<number | null> {
  const position = unsent.getPosition(videoId, Date.now())
  return position ?? (await queryClient.fetchQuery(videoProgressQuery(videoId)))?.continueAtTime ?? null
}
