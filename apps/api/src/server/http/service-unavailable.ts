import { isDatabaseUnavailable } from '@section/db/unavailable.ts'
import { TimeoutError } from '../graphql/with-timeout.ts'

/** How many seconds a client should wait before it repeats a request that could not be served. */
export const RETRY_SECONDS = 2

/**
 * Returns whether a request failed because the server could not serve it now: it got no connection to the database within two
 * seconds, or was not done in time. It is answered with status 503, Retry-After and the code UNAVAILABLE. Threat T-F2.
 */
export const isServiceUnavailable = (error: unknown): boolean =>
  error instanceof TimeoutError || isDatabaseUnavailable(error)
