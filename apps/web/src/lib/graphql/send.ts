import { onlineManager } from '@tanstack/react-query'
import { learnServerTime } from './server-time.ts'

/**
 * No answer arrived in time. When `sent` is false, the browser was offline and nothing has happened; otherwise the
 * outcome is unknown.
 */
export class Unreachable extends TypeError {
  override name = 'Unreachable'
  readonly sent: boolean
  constructor(sent: boolean) {
    super(sent ? 'The server did not answer.' : 'There is no network.')
    this.sent = sent
  }
}

/** The server could not serve a request (status 503, or an answer that is not ours). */
export class ServerUnavailable extends Error {
  override name = 'ServerUnavailable'
  /** The Retry-After header; null without one. */
  readonly retryAfter: string | null
  constructor(retryAfter: string | null, message = 'The service is unavailable.') {
    super(message)
    this.retryAfter = retryAfter
  }
}

/** The time, in milliseconds, that a request waits for its answer; the server ends each of its operations sooner. */
export const REQUEST_TIMEOUT_MS = 12_000

interface HttpAnswer {
  status: number
  headers: Headers
  /** The JSON of the answer; undefined when it is not JSON. */
  body: unknown
}

let retry = new AbortController()

/** Repeats the reading requests that have no answer yet, and ends every pause before a retry. */
export function retryNow(): void {
  retry.abort()
  retry = new AbortController()
}

interface SendOptions extends RequestInit {
  /** Lets `retryNow` repeat the request, because it changes nothing. */
  repeatable?: boolean
  /** The time that the answer may take, for a request that the server answers late on purpose. */
  timeoutMs?: number
}

/** Sends a request to our server and reads its whole answer. Errors: Unreachable; the reason of the caller's signal. */
export async function send(
  path: string,
  { repeatable = false, timeoutMs = REQUEST_TIMEOUT_MS, ...request }: SendOptions,
): Promise<HttpAnswer> {
  request.signal?.throwIfAborted()
  if (!onlineManager.isOnline()) throw new Unreachable(false)
  for (;;) {
    const again = retry.signal
    const signals = [AbortSignal.timeout(timeoutMs), request.signal ?? [], repeatable ? again : []].flat()
    const askedAt = Date.now()
    try {
      const response = await fetch(path, { ...request, signal: AbortSignal.any(signals) })
      const { status, headers } = response
      const body = parseJson(await response.text())
      // The clock of a proxy or a guest network is not the server's.
      if (body !== undefined) learnServerTime(headers, askedAt)
      return { status, headers, body }
    } catch {
      request.signal?.throwIfAborted()
      if (!repeatable || !again.aborted) throw new Unreachable(true)
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const DEFAULT_PAUSE_SECONDS = 2
const MAX_PAUSE_SECONDS = 10

/**
 * Waits for the seconds of a `Retry-After` header plus up to one random second, so that refused clients do not return
 * together. `retryNow` ends the pause.
 */
export function waitBeforeRetry(retryAfter: string | null): Promise<void> {
  const requested = Number(retryAfter)
  const seconds = requested > 0 ? Math.min(requested, MAX_PAUSE_SECONDS) : DEFAULT_PAUSE_SECONDS
  return new Promise((resolve) => {
    setTimeout(resolve, (seconds + Math.random()) * 1000)
    retry.signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
