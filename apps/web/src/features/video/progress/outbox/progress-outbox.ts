import type { PlaybackUpdate } from '@section/domain/video/playback-events.ts'
import { SessionEnded } from '../../../../lib/graphql/graphql-client.ts'
import { mergeUpdates } from './merge-updates.ts'
import type { OutboxListener, OutgoingSession } from './outgoing-session.ts'
import { retryDelay } from './retry-delay.ts'
import type { SaveAnswer, SessionPort, SessionRequest } from '../session-port.ts'
import type { UnsentUpdates } from './unsent-updates.ts'

/**
 * Carries video progress to the server and loses nothing: in order, one request in flight, unanswered updates kept
 * in memory and storage until acknowledged, failures retried with growing pauses. It outlives the page that
 * plays, so that the last update of a video arrives while the next one opens, and ends with the member's session.
 * Specification 2, section 4.7.
 */
export class ProgressOutbox {
  readonly #port: SessionPort
  readonly #unsent: UnsentUpdates
  readonly #listeners = new Set<OutboxListener>()
  readonly #queue: OutgoingSession[] = []
  /** The number of requests on their way: one of the queue, and those that pages flushed when they were left. */
  #requests = 0
  readonly #sent = new Set<PlaybackUpdate>()
  #failures = 0
  #disposed = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(port: SessionPort, unsent: UnsentUpdates) {
    this.#port = port
    this.#unsent = unsent
  }

  listen(listener: OutboxListener): () => void {
    this.#listeners.add(listener)
    listener.waiting?.(this.waiting)
    return () => this.#listeners.delete(listener)
  }

  get waiting(): boolean {
    return this.#failures > 0
  }

  /** Queues the updates that earlier pages could not send. */
  resumePending(now: number): void {
    for (const { key, userVideoSessionId, request, updates } of this.#unsent.all(now)) {
      this.#queue.push({ key, userVideoSessionId, request, updates: [...updates] })
    }
    this.#pump()
  }

  /** Returns a session of the given request; without an id it is opened before any update of it is saved. */
  open(request: SessionRequest, userVideoSessionId: string | null = null): OutgoingSession {
    const session = { key: crypto.randomUUID(), request, userVideoSessionId, updates: [] }
    if (userVideoSessionId === null && !this.#disposed) {
      this.#queue.push(session)
      this.#pump()
    }
    return session
  }

  save(session: OutgoingSession, update: PlaybackUpdate): void {
    session.updates = mergeUpdates(session.updates, update)
    this.#keep(session)
    if (this.#disposed) return
    if (!this.#queue.includes(session)) this.#queue.push(session)
    this.#pump()
  }

  /** Sends the last update at once, whatever else is on its way, because the page may be closing. It is kept until acknowledged. */
  flush(session: OutgoingSession): void {
    const { userVideoSessionId } = session
    const update = session.updates.at(-1)
    if (this.#disposed || !update || userVideoSessionId === null || this.#sent.has(update)) return
    void this.#carry(() => this.#send(session, userVideoSessionId, update))
  }

  /** Sends at once instead of waiting for the next try, because the network is back. */
  readonly retryNow = (): void => {
    this.#stopTimer()
    this.#pump()
  }

  /** Stops sending and notifying, because the member's sign-in has ended. Stored updates wait for their next sign-in. */
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

  #pump(): void {
    const next = this.#queue[0]
    if (this.#disposed || this.#requests > 0 || this.#timer !== undefined || !next) return
    void this.#carry(() => this.#work(next))
  }

  /** Counts a request while it is on its way: the next one starts only when none is. */
  async #carry(request: () => Promise<void>): Promise<void> {
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

  async #work(session: OutgoingSession): Promise<void> {
    if (session.userVideoSessionId === null && !(await this.#openOnServer(session))) return
    const update = session.updates[0]
    if (update && session.userVideoSessionId !== null) {
      await this.#send(session, session.userVideoSessionId, update)
    }
    if (session.updates.length === 0) this.#remove(session)
  }

  async #send(session: OutgoingSession, userVideoSessionId: string, update: PlaybackUpdate): Promise<void> {
    const { videoId, courseId } = session.request
    this.#sent.add(update)
    try {
      const answer = await this.#port.save({ ...update, userVideoSessionId, videoId, courseId })
      this.#acknowledge(session, update, answer)
    } finally {
      this.#sent.delete(update)
    }
  }

  async #openOnServer(session: OutgoingSession): Promise<boolean> {
    const answer = await this.#port.open(session.request)
    if (answer.kind === 'refused') {
      session.updates = []
      this.#keep(session)
      this.#remove(session)
      this.#notify((listener) => listener.refused?.(session, answer.code, answer.message))
      return false
    }
    session.userVideoSessionId = answer.userVideoSessionId
    this.#keep(session)
    this.#notify((listener) => listener.opened?.(session, answer))
    return true
  }

  /** Updates merged meanwhile replace their object, so identity tells whether the acknowledged one still waits. */
  #acknowledge(session: OutgoingSession, sent: PlaybackUpdate, answer: SaveAnswer): void {
    session.updates = session.updates.filter((update) => update !== sent)
    this.#keep(session)
    if (session.updates.length === 0) this.#remove(session)
    if (answer.kind === 'saved') this.#notify((listener) => listener.saved?.(session, answer))
  }

  #succeeded(): void {
    this.#stopTimer()
    if (this.#failures > 0) {
      this.#failures = 0
      this.#notify((listener) => listener.waiting?.(false))
    }
    this.#pump()
  }

  #failed(): void {
    this.#stopTimer()
    this.#timer = setTimeout(this.retryNow, retryDelay(this.#failures))
    this.#failures++
    if (this.#failures === 1) this.#notify((listener) => listener.waiting?.(true))
  }

  #remove(session: OutgoingSession): void {
    const index = this.#queue.indexOf(session)
    if (index >= 0) this.#queue.splice(index, 1)
  }

  #keep({ key, userVideoSessionId, request, updates }: OutgoingSession): void {
    this.#unsent.keep({ key, userVideoSessionId, request, updates, at: Date.now() })
  }

  #notify(what: (listener: OutboxListener) => void): void {
    for (const listener of this.#listeners) what(listener)
  }
}
