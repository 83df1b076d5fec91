import { isDatabaseUnavailable } from '@section/db/unavailable.ts'
import { TookTooLong } from '../graphql/within-time.ts'

/** After how many seconds whoever found no room may try again. */
export const RETRY_SECONDS = 2

/**
 * Whether a request failed because the server had no room for it: no connection to the database within 2 seconds, or
 * not done in time. It is answered with status 503, Retry-After and the code UNAVAILABLE. Threat T-F2.
 */
export const isOverload = (error: unknown): boolean =>
  error instanceof TookTooLong || isDatabaseUnavailable(error)
