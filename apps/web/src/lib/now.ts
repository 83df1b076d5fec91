import { useEffect, useState } from 'react'

const TICK_MS = 30_000

/** Returns the time in epoch milliseconds, updated every half minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

const LOCAL_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Returns the IANA zone of this browser, which takes too long to be asked for on every card. */
export const localZone = (): string => LOCAL_ZONE
