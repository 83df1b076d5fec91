import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True for a link that plays the video of its page. */
    play?: true
  }
}

/**
 * Starts a video once when the member came to it by a link that plays it. A page that they have not touched since it
 * loaded, such as a reloaded one, does not start by itself, because browsers block sound there.
 */
export function usePlayOnArrival(videoContentId: string, canPlay: boolean, start: () => void): void {
  const isRequested = useLocation({ select: ({ state }) => state.play === true })
  const started = useRef<string | null>(null)
  useEffect(() => {
    if (!isRequested || !canPlay || started.current === videoContentId) return
    started.current = videoContentId
    if (navigator.userActivation.hasBeenActive) start()
  }, [isRequested, canPlay, videoContentId, start])
}
