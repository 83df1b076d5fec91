import { onRetryNow } from './send.ts'

/** Used where the server names no pause, in seconds; a longer one than this is not waited for. */
const DEFAULT_SECONDS = 2
const MOST_SECONDS = 10

/**
 * Waits as long as a `Retry-After` header says (in seconds), and up to a second more by chance, so that those who were
 * turned away together do not come back together; no longer once the member asks to try again.
 */
export function waitBeforeRetry(retryAfter: string | null): Promise<void> {
  const asked = Number(retryAfter)
  const seconds = asked > 0 ? Math.min(asked, MOST_SECONDS) : DEFAULT_SECONDS
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      stopListening()
      resolve()
    }
    const timer = setTimeout(goOn, (seconds + Math.random()) * 1000)
    const stopListening = onRetryNow(goOn)
  })
}
