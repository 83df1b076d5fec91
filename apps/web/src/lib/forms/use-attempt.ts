import { useState } from 'react'

/**
 * Returns the state of something that a visitor may try again. `attempt` does one thing at a time; what it does returns
 * the failure, or null when the screen is left, until when it stays busy. Nothing may be thrown.
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
