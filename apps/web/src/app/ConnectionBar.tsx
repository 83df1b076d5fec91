import { useIsFetching } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useOnline } from '../lib/graphql/online.ts'
import { retryNow } from '../lib/graphql/send.ts'
import { SLOW_MS, STILL_TRYING } from './boot-notice.ts'

/** Says that there is no network, or that the server lets one wait, and offers to ask anew. See docs/decisions/outages.md. */
export function ConnectionBar() {
  const online = useOnline()
  const slow = useLongWait() && online
  return (
    <div role="status">
      {!online && <p className="notice">You’re offline. What is open stays open.</p>}
      {slow && (
        <div className="notice">
          {STILL_TRYING}
          <button type="button" onClick={retryNow}>
            Retry
          </button>
        </div>
      )}
    </div>
  )
}

/** Whether something that the screen cannot do without has been on its way for long. */
function useLongWait(): boolean {
  const opening = useRouterState({ select: ({ isLoading }) => isLoading })
  const asking = useIsFetching({
    predicate: ({ state, meta }) => state.data === undefined && meta?.['aside'] !== true,
  })
  const waiting = opening || asking > 0
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(setLong, SLOW_MS, true)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [waiting])
  return long
}
