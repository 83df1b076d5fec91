import { onlineManager } from '@tanstack/react-query'

/**
 * No answer came: there was no network, or nobody answered in time. `sent` is false when the browser knew that it is
 * offline, so that nothing can have happened; otherwise nobody knows whether the server did it.
 */
export class Unreachable extends TypeError {
  override name = 'Unreachable'
  readonly sent: boolean
  constructor(sent: boolean) {
    super(sent ? 'The server did not answer.' : 'There is no network.')
    this.sent = sent
  }
}

/** How long a request waits for its answer, in milliseconds: the server ends each of its operations sooner. */
export const REQUEST_TIMEOUT_MS = 12_000

export interface Received {
  status: number
  headers: Headers
  /** What the JSON of the answer says; undefined for an answer that is none. */
  body: unknown
}

const now = new EventTarget()

/** Asks again what has no answer yet and only reads, and ends every pause before a repetition. */
export function retryNow(): void {
  now.dispatchEvent(new Event('now'))
}

/** Calls back at `retryNow`; answers how to stop listening. */
export function onRetryNow(listener: () => void): () => void {
  now.addEventListener('now', listener)
  return () => now.removeEventListener('now', listener)
}

interface Sending extends RequestInit {
  /** A repetition changes nothing: `retryNow` asks anew. */
  repeatable?: boolean
}

/** Sends a request to our server and reads its answer whole. Errors: Unreachable; what the signal of the caller says. */
export async function send(path: string, { repeatable = false, ...request }: Sending): Promise<Received> {
  request.signal?.throwIfAborted()
  if (!onlineManager.isOnline()) throw new Unreachable(false)
  for (;;) {
    const attempt = new AbortController()
    const stop = () => attempt.abort()
    let again = false
    const stopListening = onRetryNow(() => {
      again = repeatable
      if (repeatable) stop()
    })
    const timer = setTimeout(stop, REQUEST_TIMEOUT_MS)
    request.signal?.addEventListener('abort', stop)
    try {
      const response = await fetch(path, { ...request, signal: attempt.signal })
      const text = await response.text()
      return { status: response.status, headers: response.headers, body: parsed(text) }
    } catch {
      request.signal?.throwIfAborted()
      if (!again) throw new Unreachable(true)
    } finally {
      clearTimeout(timer)
      stopListening()
      request.signal?.removeEventListener('abort', stop)
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
