import { useEffect, useEffectEvent, useState } from 'react'
import { isLimitedUser } from '@section/domain/access/viewer.ts'
import { useSignedIn } from '../../../../lib/viewer/viewer.ts'
import { isDataScarce, whenIdle } from './when-idle.ts'

export const loadPlayer = () => import('../LecturePlayer.tsx')

/**
 * Loads the player and, by `prepare`, what the first frame of a video needs, before anybody presses Play: when the page
 * has nothing else to do, or, where data is scarce, when somebody points at the video. Returns whether the player is
 * loaded, and the handlers for the element around Play. `prepare` is null when there is nothing to prepare.
 * docs/product/video.md#the-first-frame
 */
export function usePreparedStart(prepare: (() => void) | null) {
  const isMetered = isLimitedUser(useSignedIn().viewer)
  const [isLoaded, setLoaded] = useState(false)
  const begin = () => {
    // When it fails, pressing Play loads it again.
    loadPlayer().then(
      () => setLoaded(true),
      () => undefined,
    )
    // Preparing a limited member's video would reserve one of the month's videos.
    if (!isMetered) prepare?.()
  }
  const beginWhenIdle = useEffectEvent(begin)
  useEffect(() => (prepare && !isDataScarce() ? whenIdle(() => beginWhenIdle()) : undefined), [prepare])
  return { isLoaded, interest: { onPointerEnter: begin, onFocus: begin } }
}
