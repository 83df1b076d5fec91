import { useEffect, useState } from 'react'
import { eventClockWait } from '@section/domain/events/event-timing.ts'
import type { EventTimes } from '@section/domain/events/watchable.ts'
import { serverTime } from '../../../lib/graphql/server-time.ts'

/**
 * Returns the server's time in epoch milliseconds, or the device's before the first answer of the server. It is updated every
 * second within 24 hours of the event's start, and otherwise when what is said of the event may change.
 */
export function useEventNow(event: EventTimes): number {
  // Each look is a new object, so that a timer that comes early, at the same millisecond, is followed by another.
  const [look, setLook] = useState(readClock)
  const wait = eventClockWait(event, look.now)
  useEffect(() => {
    if (wait === null) return undefined
    const timer = setTimeout(() => setLook(readClock()), wait)
    return () => clearTimeout(timer)
  }, [look, wait])
  return look.now
}

const readClock = () => ({ now: serverTime() ?? Date.now() })
