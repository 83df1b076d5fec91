import { useEffect, useState } from 'react'
import { knownZone } from '@section/domain/time/known-zone.ts'
import { serverTime } from './graphql/server-time.ts'

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

/** Returns the server's time as `useNow` does, or the device's before the first answer of the server. */
export function useServerNow(): number {
  const now = useNow()
  return serverTime() ?? now
}

let zone: string | undefined

/**
 * Returns the zone in which this browser shows times: its own, or UTC if it has none that it knows. It is remembered
 * because finding it takes too long for every card.
 */
export const localZone = (): string => (zone ??= knownZone(deviceZone()))

function deviceZone(): string | undefined {
  // The language is named, because a browser whose own is no language refuses to make a formatter for it.
  // oxlint-disable-next-line no-restricted-properties -- This is the one place that asks the device for its zone.
  return new Intl.DateTimeFormat('en-US').resolvedOptions().timeZone
}
