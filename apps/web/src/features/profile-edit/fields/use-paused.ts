import { useEffect, useState } from 'react'

/** Returns a text as it was when it last stayed the same for `pauseMs` milliseconds. */
export function usePaused(text: string, pauseMs: number): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setPaused, pauseMs, text)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return paused
}
