import { isDatabaseUnavailable } from '@section/db/unavailable.ts'
import { TimeoutError } from '../graphql/with-timeout.ts'

/** Seconds that a client should wait before it repeats a request that could not be served. */
export const RETRY_SECONDS = 2

/** Returns whether a request got no database connection or took too long; the response is 503 with Retry-After. Threat T-F2. */
export const isServiceUnavailable = (error: unknown): boolean =>
  error instanceof TimeoutError || isDatabaseUnavailable(error)
