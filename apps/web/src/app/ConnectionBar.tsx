import { useIsFetching } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useOnline } from '../lib/graphql/online.ts'
import { retryNow } from '../lib/graphql/send.ts'
import { SLOW_MS, STILL_TRYING } from './boot-notice.ts'

/** Says that the browser is offline, or that the server is slow, and offers to retry. See docs/decisions/outages.md. */
export function ConnectionBar() {
  const online = useOnline()
  const slow = useIsSlow() && online
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

/** Checks whether data that the screen needs has been loading for long. */
function useIsSlow(): boolean {
  const navigating = useRouterState({ select: ({ isLoading }) => isLoading })
  const fetching = useIsFetching({
    predicate: ({ state, meta }) => state.data === undefined && meta?.['background'] !== true,
  })
  const waiting = navigating || fetching > 0
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(setSlow, SLOW_MS, true)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [waiting])
  return slow
}
