import { useCallback, useEffect, useRef, useState } from 'react'
import { showToast } from '@section/ui/toast/toast-queue.ts'
import type { SavedUpdate } from '../progress/session-port.ts'

export interface EarnedBadge {
  /** Whether its dialog is open. */
  readonly shown: boolean
  readonly close: () => void
  readonly onSaved: (saved: SavedUpdate) => void
}

/**
 * Tells of the badge of a course once a save earned it, and once: in a dialog when the video is over, and in passing
 * to whoever leaves the video before its end.
 */
export function useEarnedBadge(courseId: string, videoId: string, over: boolean): EarnedBadge {
  const [badge, setBadge] = useState<'none' | 'earned' | 'shown'>('none')
  // It stays when the member plays the end again below it.
  if (badge === 'earned' && over) setBadge('shown')
  const waiting = useRef<string | null>(null)
  useEffect(() => {
    waiting.current = badge === 'earned' ? videoId : null
  }, [badge, videoId])
  useEffect(
    () => () => {
      if (waiting.current !== videoId) return
      waiting.current = null
      setBadge('none')
      tell()
    },
    [videoId],
  )
  const onSaved = useCallback(
    (saved: SavedUpdate) => {
      if (!saved.courseBadgeId || saved.courseId !== courseId) return
      if (saved.videoId === videoId) setBadge('earned')
      else tell()
    },
    [courseId, videoId],
  )
  return { shown: badge === 'shown', close: () => setBadge('none'), onSaved }
}

function tell(): void {
  showToast({ tone: 'success', message: 'Badge earned' })
}
