import { useState } from 'react'

/**
 * Returns the state of an action that can be retried. `attempt` runs one action at a time, which returns its failure, or
 * null when it succeeded; then it stays busy until the screen unmounts. The action must not throw.
 */
export function useAttempt<Failure = string>(earlierFailure: Failure | null = null) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState(earlierFailure)
  const attempt = async (action: () => Promise<Failure | null>): Promise<void> => {
    if (busy) return
    setBusy(true)
    setFailure(null)
    const problem = await action()
    if (problem === null) return
    setFailure(problem)
    setBusy(false)
  }
  return { busy, failure, setFailure, attempt }
}
