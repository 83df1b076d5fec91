import { isDatabaseUnavailable } from '@section/db/unavailable.ts'
import { TimeoutError } from '../graphql/with-timeout.ts'

/** Seconds that a client should wait before it repeats a request that could not be served. */
export const RETRY_SECONDS = 2

/**
 * Returns whether a request failed because it got no database connection within two seconds, or took too long. The
 * response is status 503 with Retry-After and the code UNAVAILABLE. Threat T-F2.
 */
export const isServiceUnavailable = (error: unknown): boolean =>
  error instanceof TimeoutError || isDatabaseUnavailable(error)
