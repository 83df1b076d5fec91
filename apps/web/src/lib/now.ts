import { useEffect, useState } from 'react'

const TICK_MS = 30_000

/** The time in epoch milliseconds, moving on every half minute while the screen is open. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The zone in which this browser tells dates. */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
