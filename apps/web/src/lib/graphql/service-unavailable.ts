/**
 * The server, or its sign-in service, could not serve a request (status 503, or no answer of ours): whether it would have
 * been granted is not known, and later it may work. Specification 1, section 4.
 */
export class ServiceUnavailable extends Error {
  override name = 'ServiceUnavailable'
  /** The Retry-After header; null without one. */
  readonly retryAfter: string | null
  constructor(retryAfter: string | null, message = 'The service is unavailable.') {
    super(message)
    this.retryAfter = retryAfter
  }
}
