import { isDatabaseUnavailable } from '@section/db/unavailable.ts'
import { TimeoutError } from '../graphql/with-timeout.ts'

/** Seconds that a client should wait before it repeats a request that could not be served. */
export const RETRY_SECONDS = 2

/** Thrown when a service that an operation needs cannot answer now; the cause says why, for the log. */
export class ServiceUnavailable extends Error {
  override name = 'ServiceUnavailable'
}

/**
 * Returns whether a request got no database connection, took too long or needs a service that fails; the response is 503
 * with Retry-After. SECURITY.md#database-outages
 */
export const isServiceUnavailable = (error: unknown): boolean =>
  error instanceof ServiceUnavailable || error instanceof TimeoutError || isDatabaseUnavailable(error)
