import type { PlaybackUpdate } from '@section/domain/video/playback-events.ts'
import { SessionEnded } from '../../../../lib/graphql/graphql-client.ts'
import { mergeUpdates } from './merge-updates.ts'
import type { OpenResult, SaveResult, ProgressPort, SessionRequest } from '../session-port.ts'
import type { OutgoingSession, UnsentUpdates } from './unsent-updates.ts'

/** Is notified of the server's results, and whether the outbox retries because the server cannot be reached. */
interface OutboxListener {
  opened?(session: OutgoingSession, result: OpenResult & { kind: 'opened' }): void
  refused?(session: OutgoingSession, code: string, message: string): void
  saved?(request: SessionRequest, saved: SaveResult): void
  retrying?(isRetrying: boolean): void
}

/**
 * Sends video progress to the server without loss: in order, one request in flight, updates stored until acknowledged,
 * failures retried with exponential backoff. It outlives the page that plays, so that the last update of a video is
 * sent while the next one opens, and ends with the member's sign-in. Specification 2, section 4.7.
 */
export class ProgressOutbox {
  readonly #port: ProgressPort
  readonly unsent: UnsentUpdates
  readonly #listeners = new Set<OutboxListener>()
  readonly #queue: OutgoingSession[] = []
  /** The number of requests in flight: one of the queue, and those that were flushed by closing pages. */
  #requests = 0
  readonly #inFlight = new Set<PlaybackUpdate>()
  #failures = 0
  #disposed = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(port: ProgressPort, unsent: UnsentUpdates) {
    this.#port = port
    this.unsent = unsent
  }

  listen(listener: OutboxListener): () => void {
    this.#listeners.add(listener)
    listener.retrying?.(this.#failures > 0)
    return () => this.#listeners.delete(listener)
  }

  /** Queues the updates that earlier pages could not send. */
  resumePending(now: number): void {
    this.#queue.push(...this.unsent.list(now))
    this.#sendQueue()
  }

  /** Returns a session for the request; without an id it is opened on the server before its updates are sent. */
  open(request: SessionRequest, userVideoSessionId: string | null = null): OutgoingSession {
    const session = { key: crypto.randomUUID(), request, userVideoSessionId, updates: [] }
    if (userVideoSessionId === null && !this.#disposed) {
      this.#queue.push(session)
      this.#sendQueue()
    }
    return session
  }

  save(session: OutgoingSession, update: PlaybackUpdate): void {
    session.updates = mergeUpdates(session.updates, update)
    this.#store(session)
    if (this.#disposed) return
    if (!this.#queue.includes(session)) this.#queue.push(session)
    this.#sendQueue()
  }

  /** Sends the last update at once, even beside another request, because the page may be closing. */
  flush(session: OutgoingSession): void {
    const { userVideoSessionId } = session
    const update = session.updates.at(-1)
    if (this.#disposed || !update || userVideoSessionId === null || this.#inFlight.has(update)) return
    void this.#run(() => this.#send(session, userVideoSessionId, update))
  }

  /** Retries at once, because the network is back. */
  readonly retryNow = (): void => {
    this.#stopTimer()
    this.#sendQueue()
  }

  /** Stops sending and notifying, because the member's sign-in has ended. Stored updates are sent after the next one. */
  dispose(): void {
    this.#disposed = true
    this.#stopTimer()
    this.#queue.length = 0
    this.#listeners.clear()
  }

  #stopTimer(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #sendQueue(): void {
    const next = this.#queue[0]
    if (this.#disposed || this.#requests > 0 || this.#timer !== undefined || !next) return
    void this.#run(() => this.#sendNext(next))
  }

  /** Counts a request while it is in flight, because the next one starts only when none is. */
  async #run(request: () => Promise<void>): Promise<void> {
    this.#requests++
    const outcome = await request().then(
      () => 'succeeded' as const,
      (error: unknown) => (error instanceof SessionEnded ? 'ended' : 'failed'),
    )
    this.#requests--
    if (this.#disposed) return
    if (outcome === 'succeeded') this.#succeeded()
    else if (outcome === 'failed') this.#failed()
    else this.dispose()
  }

  async #sendNext(session: OutgoingSession): Promise<void> {
    if (session.userVideoSessionId === null && !(await this.#openOnServer(session))) return
    const update = session.updates[0]
    if (update && session.userVideoSessionId !== null) {
      await this.#send(session, session.userVideoSessionId, update)
    }
    if (session.updates.length === 0) this.#remove(session)
  }

  async #send(session: OutgoingSession, userVideoSessionId: string, update: PlaybackUpdate): Promise<void> {
    const { videoId, courseId } = session.request
    this.#inFlight.add(update)
    try {
      const result = await this.#port.save({ ...update, userVideoSessionId, videoId, courseId })
      this.#acknowledge(session, update, result)
    } finally {
      this.#inFlight.delete(update)
    }
  }

  async #openOnServer(session: OutgoingSession): Promise<boolean> {
    const result = await this.#port.open(session.request)
    if (result.kind === 'refused') {
      session.updates = []
      this.#store(session)
      this.#remove(session)
      this.#notify((listener) => listener.refused?.(session, result.code, result.message))
      return false
    }
    session.userVideoSessionId = result.userVideoSessionId
    this.#store(session)
    this.#notify((listener) => listener.opened?.(session, result))
    return true
  }

  /** Compares by identity, because an update that was merged meanwhile is another object. */
  #acknowledge(session: OutgoingSession, sent: PlaybackUpdate, result: SaveResult): void {
    session.updates = session.updates.filter((update) => update !== sent)
    this.#store(session)
    if (session.updates.length === 0) this.#remove(session)
    if (!result.error) this.#notify((listener) => listener.saved?.(session.request, result))
  }

  #succeeded(): void {
    this.#stopTimer()
    if (this.#failures > 0) {
      this.#failures = 0
      this.#notify((listener) => listener.retrying?.(false))
    }
    this.#sendQueue()
  }

  #failed(): void {
    this.#stopTimer()
    this.#timer = setTimeout(this.retryNow, retryDelay(this.#failures))
    this.#failures++
    if (this.#failures === 1) this.#notify((listener) => listener.retrying?.(true))
  }

  #remove(session: OutgoingSession): void {
    const index = this.#queue.indexOf(session)
    if (index >= 0) this.#queue.splice(index, 1)
  }

  #store(session: OutgoingSession): void {
    this.unsent.save(session, Date.now())
  }

  #notify(call: (listener: OutboxListener) => void): void {
    for (const listener of this.#listeners) call(listener)
  }
}

/** Returns the pause before the next try in milliseconds: doubling up to 30 s, spread by a quarter either way. */
function retryDelay(failures: number): number {
  return Math.min(30_000, 1_000 * 2 ** failures) * (0.75 + Math.random() / 2)
}
