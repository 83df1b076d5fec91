import { useEffect, useRef } from 'react'

/** Calls `hide` once `duration` milliseconds have passed, not counting the time spent paused. */
export function useAutoHide(hide: () => void, duration: number, paused: boolean): void {
  const remaining = useRef(duration)
  const latestHide = useRef(hide)

  useEffect(() => {
    latestHide.current = hide
  })

  useEffect(() => {
    if (paused) return
    const startedAt = Date.now()
    const timer = setTimeout(() => latestHide.current(), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= Date.now() - startedAt
    }
  }, [paused])
}
