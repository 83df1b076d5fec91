import { nothing, type Measured, valueOf } from './measured.ts'

/** With fewer requests a single failure would be a large share, and one alone is no reason to act. */
const ENOUGH_REQUESTS = 100

/** Returns the share of requests that failed; of few requests, as if there had been enough. */
export function failedShare({ requests, failed }: { requests: number; failed: number }): Measured {
  if (requests === 0) return nothing('no requests in the last 5 minutes')
  const share = failed / Math.max(requests, ENOUGH_REQUESTS)
  return valueOf(share, `of the last 5 minutes (${failed} of ${requests})`)
}
