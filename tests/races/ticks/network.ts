import type { VirtualTime } from './virtual-time.ts'

/** The conditions for the requests that a device sends from now on. */
export interface Conditions {
  fate: 'answered' | 'request lost' | 'answer lost'
  /** The time, in milliseconds, that a request travels; that of its answer follows. */
  requestMs: number
  answerMs: number
}

export const GOOD: Conditions = { fate: 'answered', requestMs: 20, answerMs: 20 }

interface ServerAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

export interface ClientRequest {
  path: string
  headers: Record<string, string>
  body: string
}

/** The arguments that a page passes to `fetch`. */
export type PageRequest = Omit<ClientRequest, 'path'> & { signal?: AbortSignal }

/** Delivers a request to the server, which answers without delay. */
export type Deliver = (request: ClientRequest) => Promise<ServerAnswer>

/**
 * The network between one device and the server. A request that was sent arrives even when the page has given up or was
 * closed meanwhile, and a later request may overtake it.
 */
export class Network {
  conditions = GOOD
  isOnline = true
  readonly #time: VirtualTime
  readonly #deliver: Deliver

  constructor(time: VirtualTime, deliver: Deliver) {
    this.#time = time
    this.#deliver = deliver
  }

  /** The `fetch` of a page. Errors: TypeError when the device is offline; the reason of the page's signal. */
  fetch = (path: string, { headers, body, signal }: PageRequest): Promise<Response> => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    if (!this.isOnline) reject(new TypeError('Failed to fetch'))
    signal?.addEventListener('abort', () => reject(new Error('The page has given up.')))
    const { fate, requestMs, answerMs } = this.conditions
    const isSent = this.isOnline && fate !== 'request lost'
    const request = { path, headers, body }
    const arrive = async () => {
      const { body: text, ...answer } = await this.#deliver(request)
      if (fate === 'answered') this.#time.after(answerMs, () => resolve(new Response(text, answer)))
    }
    if (isSent) this.#time.after(requestMs, arrive)
    return promise
  }
}
