import { HOUR_MS } from '../time/durations.ts'

/** How often a message is tried before it is given up (reliability, threat T-F12). */
export const MOST_TRIES = 10

const FIRST_WAIT_MS = 10_000
const LONGEST_WAIT_MS = HOUR_MS

/** What follows a try that failed: another one after some time, or none. */
export type AfterFailure = { readonly kind: 'again'; readonly inMs: number } | { readonly kind: 'give-up' }

/**
 * Returns what follows the failure of try number `tries` (from 1): waits that grow threefold from ten seconds up to an
 * hour, so that ten tries last a bit over four hours. `permanent`: the other side has said that it will never take it.
 */
export function afterFailedTry(tries: number, permanent: boolean): AfterFailure {
  if (permanent || tries >= MOST_TRIES) return { kind: 'give-up' }
  return { kind: 'again', inMs: Math.min(FIRST_WAIT_MS * 3 ** (tries - 1), LONGEST_WAIT_MS) }
}
