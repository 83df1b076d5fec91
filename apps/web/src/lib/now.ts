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

let zone: string | undefined

/** Returns the IANA zone of this browser, which is remembered because finding it takes too long for every card. */
export const localZone = (): string => (zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone)
