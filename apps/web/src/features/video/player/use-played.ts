import { useState } from 'react'
import type { CollectionVideo } from '../video-collection.ts'

/** What has played of a video since its page was opened; `seconds` is the position, in whole seconds. */
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
    const hasEnded = played.hasEnded && position >= duration - 1
    // Positions within the same second draw nothing anew.
    if (seconds !== played.seconds || hasEnded !== played.hasEnded) change({ seconds, hasEnded })
  }
  return {
    played,
    reach,
    begin: () => change({ isPlaying: true }),
    end: () => change({ hasEnded: true }),
    cancelEnd: () => change({ hasEnded: false }),
  }
}
