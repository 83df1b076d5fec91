import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { eventQuery } from './event-query.ts'
import type { Watching } from './watch-event.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'

/** How often an open page asks for an address of a room that is due, in ms. */
const ASK_AGAIN_MS = 30_000

/**
 * Asks for an event again when its room or its recording becomes due while its page is open, and then from time to time as
 * long as the room has no address.
 */
export function useFreshRoom(memberEventId: string, watching: Watching | null): void {
  const queryClient = useQueryClient()
  const { userId } = useSignedIn().viewer
  const ask = useEffectEvent(() => {
    const { queryKey } = eventQuery(memberEventId, userId)
    void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
  })
  const due = watching?.kind ?? null
  const known = useRef(due)
  useEffect(() => {
    if (known.current !== due && due !== null) ask()
    known.current = due
  }, [due])
  const isAwaited = due === 'live' && watching?.address === null
  useEffect(() => {
    if (!isAwaited) return undefined
    const timer = setInterval(() => ask(), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isAwaited])
}
