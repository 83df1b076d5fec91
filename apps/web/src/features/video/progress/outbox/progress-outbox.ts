import type { PlaybackUpdate } from '@section/domain/video/playback-events.ts'
import { SessionEnded } from '../../../../lib/graphql/graphql-client.ts'
import { mergeBeats } from './merge-beats.ts'
import { retryDelay } from './retry-delay.ts'
import type { OpenAnswer, SaveAnswer, SavedBeat, SessionPort, SessionRequest } from '../session-port.ts'
import type { UnsentBeats } from './unsent-beats.ts'

/** One video session on its way: opened or not yet, with the beats that wait. */
export interface OutgoingSession {
  readonly key: string
  readonly request: SessionRequest
  userVideoSessionId: string | null
  beats: PlaybackUpdate[]
}

/** What the outbox tells; `waiting` while the server cannot be reached and a place is not saved yet. */
export interface OutboxListener {
  opened?(session: OutgoingSession, answer: OpenAnswer & { kind: 'opened' }): void
  refused?(session: OutgoingSession, code: string, message: string): void
  saved?(session: OutgoingSession, answer: SavedBeat): void
  waiting?(waiting: boolean): void
}

/**
 * Carries video progress to the server and loses nothing: in order, one request in flight, unanswered beats kept
 * in memory and storage until acknowledged, failures tried again with growing pauses. It outlives the page that
 * plays, so that the last beat of a video arrives while the next one opens, and ends with the member's session.
 * Specification 2, section 4.7.
 */
export class ProgressOutbox {
  readonly #port: SessionPort
  readonly #unsent: UnsentBeats
  readonly #listeners = new Set<OutboxListener>()
  readonly #queue: OutgoingSession[] = []
  /** Requests on their way: one, and beside it those that a page handed over when it was left. */
  #requests = 0
  readonly #sent = new Set<PlaybackUpdate>()
  #failures = 0
  #disposed = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(port: SessionPort, unsent: UnsentBeats) {
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

  /** Takes up what earlier pages could not send. */
  takeUpLeftovers(now: number): void {
    for (const { key, userVideoSessionId, request, beats } of this.#unsent.all(now)) {
      this.#queue.push({ key, userVideoSessionId, request, beats: [...beats] })
    }
    this.#pump()
  }

  /** A session of the given request; without an id it is opened before anything of it is saved. */
  open(request: SessionRequest, userVideoSessionId: string | null = null): OutgoingSession {
    const session = { key: crypto.randomUUID(), request, userVideoSessionId, beats: [] }
    if (userVideoSessionId === null && !this.#disposed) {
      this.#queue.push(session)
      this.#pump()
    }
    return session
  }

  save(session: OutgoingSession, beat: PlaybackUpdate): void {
    session.beats = mergeBeats(session.beats, beat)
    this.#keep(session)
    if (this.#disposed) return
    if (!this.#queue.includes(session)) this.#queue.push(session)
    this.#pump()
  }

  /** The page may be closing: the last beat leaves now, whatever else is on its way. It stays until acknowledged. */
  handOver(session: OutgoingSession): void {
    const { userVideoSessionId } = session
    const beat = session.beats.at(-1)
    if (this.#disposed || !beat || userVideoSessionId === null || this.#sent.has(beat)) return
    void this.#carry(() => this.#send(session, userVideoSessionId, beat))
  }

  /** The network is back: no need to wait for the next try. */
  readonly retryNow = (): void => {
    this.#stopTimer()
    this.#pump()
  }

  /** The member's session is over: nothing is sent or told any more. What is stored waits for their next sign-in. */
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
    const beat = session.beats[0]
    if (beat && session.userVideoSessionId !== null) {
      await this.#send(session, session.userVideoSessionId, beat)
    }
    if (session.beats.length === 0) this.#remove(session)
  }

  async #send(session: OutgoingSession, userVideoSessionId: string, beat: PlaybackUpdate): Promise<void> {
    const { videoId, courseId } = session.request
    this.#sent.add(beat)
    try {
      const answer = await this.#port.save({ ...beat, userVideoSessionId, videoId, courseId })
      this.#acknowledge(session, beat, answer)
    } finally {
      this.#sent.delete(beat)
    }
  }

  async #openOnServer(session: OutgoingSession): Promise<boolean> {
    const answer = await this.#port.open(session.request)
    if (answer.kind === 'refused') {
      session.beats = []
      this.#keep(session)
      this.#remove(session)
      this.#tell((listener) => listener.refused?.(session, answer.code, answer.message))
      return false
    }
    session.userVideoSessionId = answer.userVideoSessionId
    this.#keep(session)
    this.#tell((listener) => listener.opened?.(session, answer))
    return true
  }

  /** Beats merged meanwhile replace their object, so identity tells whether the acknowledged one still waits. */
  #acknowledge(session: OutgoingSession, sent: PlaybackUpdate, answer: SaveAnswer): void {
    session.beats = session.beats.filter((beat) => beat !== sent)
    this.#keep(session)
    if (session.beats.length === 0) this.#remove(session)
    if (answer.kind === 'saved') this.#tell((listener) => listener.saved?.(session, answer))
  }

  #succeeded(): void {
    this.#stopTimer()
    if (this.#failures > 0) {
      this.#failures = 0
      this.#tell((listener) => listener.waiting?.(false))
    }
    this.#pump()
  }

  #failed(): void {
    this.#stopTimer()
    this.#timer = setTimeout(this.retryNow, retryDelay(this.#failures))
    this.#failures++
    if (this.#failures === 1) this.#tell((listener) => listener.waiting?.(true))
  }

  #remove(session: OutgoingSession): void {
    const index = this.#queue.indexOf(session)
    if (index >= 0) this.#queue.splice(index, 1)
  }

  #keep({ key, userVideoSessionId, request, beats }: OutgoingSession): void {
    this.#unsent.keep({ key, userVideoSessionId, request, beats, at: Date.now() })
  }

  #tell(what: (listener: OutboxListener) => void): void {
    for (const listener of this.#listeners) what(listener)
  }
}
