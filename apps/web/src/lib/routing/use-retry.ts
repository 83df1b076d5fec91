import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/** Returns a function that loads the screen again, and whether it is loading. */
export function useRetry(): { retry: () => void; busy: boolean } {
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  const [busy, setBusy] = useState(false)
  const retry = () => {
    setBusy(true)
    reset()
    void router.invalidate().finally(() => setBusy(false))
  }
  return { retry, busy }
}
