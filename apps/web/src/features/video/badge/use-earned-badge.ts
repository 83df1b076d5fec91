import { useCallback, useEffect, useRef, useState } from 'react'
import { showBadgeToast } from '../../../lib/earned-badge.ts'
import type { SaveResult, VideoSessionRequest } from '../progress/video-session-port.ts'

/** Announces the badge of a course once: in a dialog when the video ends, or in a toast when the member leaves before. */
export function useEarnedBadge(courseId: string, videoId: string, hasEnded: boolean) {
  const [badge, setBadge] = useState<'none' | 'earned' | 'shown'>('none')
  // The dialog stays open when the member replays the end below it.
  if (badge === 'earned' && hasEnded) setBadge('shown')
  const unannounced = useRef<string | null>(null)
  useEffect(() => {
    unannounced.current = badge === 'earned' ? videoId : null
  }, [badge, videoId])
  useEffect(
    () => () => {
      if (unannounced.current !== videoId) return
      unannounced.current = null
      setBadge('none')
      showBadgeToast()
    },
    [videoId],
  )
  const onSaved = useCallback(
    (request: VideoSessionRequest, { courseBadgeId }: SaveResult) => {
      if (!courseBadgeId || request.courseId !== courseId) return
      if (request.videoId === videoId) setBadge('earned')
      else showBadgeToast()
    },
    [courseId, videoId],
  )
  return { isShown: badge === 'shown', close: () => setBadge('none'), onSaved }
}
