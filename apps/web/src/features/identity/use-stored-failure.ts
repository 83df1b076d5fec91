import { useEffect, useState } from 'react'
import { forgetFailure, readFailure } from '../../lib/session/stored-failure.ts'

/** What a sign-in left to say to the screen that it came back to, once. */
export function useStoredFailure(): string | null {
  const [failure] = useState(readFailure)
  useEffect(forgetFailure, [])
  return failure
}
