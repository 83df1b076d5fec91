import { useState } from 'react'
import type { CollectionVideo } from '../video-collection.ts'

/** The state of a video whose page was just opened; `seconds` is the position, in whole seconds. */
const NOTHING = { isPlaying: false, hasEnded: false, seconds: 0 }

/**
 * Returns what has played of a video since its page was opened, and the functions that the events of the player call.
 * Whoever leaves the video and comes back finds it as if it had not been opened before.
 */
export function usePlayed({
  videoContentId,
  duration,
}: Pick<CollectionVideo, 'videoContentId' | 'duration'>) {
  const [played, setPlayed] = useState({ videoContentId, ...NOTHING })
  if (played.videoContentId !== videoContentId) setPlayed({ videoContentId, ...NOTHING })
  const change = (changed: Partial<typeof NOTHING>) => setPlayed((known) => ({ ...known, ...changed }))
  const reach = (position: number) => {
    const seconds = Math.floor(position)
    setPlayed((known) => {
      // The end may have been reported since the last rendering, so that only the newest state knows of it.
      const hasEnded = known.hasEnded && position >= duration - 1
      // Positions within the same second draw nothing anew.
      return seconds === known.seconds && hasEnded === known.hasEnded
        ? known
        : { ...known, seconds, hasEnded }
    })
  }
  return {
    played,
    reach,
    begin: () => change({ isPlaying: true }),
    end: () => change({ hasEnded: true }),
    cancelEnd: () => change({ hasEnded: false }),
  }
}
