import { resumePosition } from '@section/domain/video/resume.ts'
import { MediaToken } from './media-token.ts'
import { recordPlayback, type RecordedElement } from './playback-recorder.ts'
import type { OutgoingSession } from './outbox/outgoing-session.ts'
import type { ProgressOutbox } from './outbox/progress-outbox.ts'
import type { SessionPort, SessionRequest } from './session-port.ts'

/** The source of a player: a signed playlist, played from `startAt` (seconds) and recorded while attached. */
export interface LectureSource {
  readonly playlistUrl: string
  readonly startAt: number
  readonly token: MediaToken
  /** Records what the element plays until the returned function is called. */
  record(element: RecordedElement): () => void
}

export type LecturePlaybackState =
  | { readonly kind: 'idle' | 'opening' | 'failed' }
  | { readonly kind: 'ready'; readonly source: LectureSource }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }

/** Plays one video for a member: opens sessions, provides the source and keeps its signature fresh. */
export class LecturePlayback {
  readonly #request: SessionRequest
  readonly #port: SessionPort
  readonly #outbox: ProgressOutbox
  readonly #savedPlace: (videoId: string) => Promise<number | null>
  readonly #listeners = new Set<() => void>()
  #state: LecturePlaybackState = { kind: 'idle' }
  #place: number | null = null

  /** `savedPlace` returns the member's saved position in a video, in seconds. */
  constructor(
    request: SessionRequest,
    port: SessionPort,
    outbox: ProgressOutbox,
    savedPlace: (videoId: string) => Promise<number | null>,
  ) {
    this.#request = request
    this.#port = port
    this.#outbox = outbox
    this.#savedPlace = savedPlace
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly getState = (): LecturePlaybackState => this.#state

  /**
   * Opens a session and gets the playlist, from `asked` (seconds) or the saved position; after an error from where it
   * stopped. `from` takes precedence, also when it is given while the session opens.
   */
  start(asked: number | null, from: number | null = null): void {
    if (from !== null) this.#place = from
    if (this.#state.kind === 'opening') return
    this.#become({ kind: 'opening' })
    void this.#open(asked)
  }

  async #open(asked: number | null): Promise<void> {
    const { videoId, duration } = this.#request
    try {
      const [answer, place] = await Promise.all([
        this.#port.open(this.#request),
        this.#place ?? asked ?? this.#savedPlace(videoId),
      ])
      if (answer.kind === 'refused') this.#become(answer)
      else
        this.#become({
          kind: 'ready',
          source: this.#source(answer, resumePosition(this.#place ?? place, duration)),
        })
    } catch {
      this.#become({ kind: 'failed' })
    }
  }

  #source(answer: { userVideoSessionId: string; playlistUrl: string }, startAt: number): LectureSource {
    const token = new MediaToken(() => void this.#renew(token))
    token.take(answer.playlistUrl, Date.now())
    const first = this.#outbox.open(this.#request, answer.userVideoSessionId)
    const record = (element: RecordedElement) => this.#record(element, first, startAt, token)
    return { playlistUrl: answer.playlistUrl, startAt, token, record }
  }

  #record(element: RecordedElement, first: OutgoingSession, resumeAt: number, token: MediaToken): () => void {
    let next: OutgoingSession | null = first
    let session = first
    const { videoId, duration } = this.#request
    const stopListening = this.#outbox.listen({
      opened: (opened, { playlistUrl }) => {
        if (opened === session) token.take(playlistUrl, Date.now())
      },
      refused: (refused, code, message) => {
        if (refused === session) this.#become({ kind: 'refused', code, message })
      },
      saved: (_session, answer) => {
        if (answer.videoId === videoId && answer.playlistUrl) token.take(answer.playlistUrl, Date.now())
      },
    })
    const stopRecording = recordPlayback(element, {
      duration,
      resumeAt,
      openSession: () => {
        session = next ?? this.#outbox.open(this.#request)
        next = null
      },
      save: (update) => {
        this.#place = update.continueAtTime
        this.#outbox.save(session, update)
      },
      flush: () => this.#outbox.flush(session),
    })
    return () => {
      stopRecording()
      stopListening()
    }
  }

  /** Opens another session for a fresh signature, because a long pause ended the first one. */
  async #renew(token: MediaToken): Promise<void> {
    const answer = await this.#port.open(this.#request).catch(() => null)
    if (answer?.kind === 'opened') token.take(answer.playlistUrl, Date.now())
  }

  #become(state: LecturePlaybackState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
