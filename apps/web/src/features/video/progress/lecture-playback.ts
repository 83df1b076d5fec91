import { resumePosition } from '@section/domain/video/resume.ts'
import { MediaToken } from './media-token.ts'
import { recordPlayback, type RecordedElement } from './playback-recorder.ts'
import type { ProgressOutbox, RecordedVideoSession } from './outbox/progress-outbox.ts'
import type { VideoSessionPort, VideoSessionRequest } from './video-session-port.ts'

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

/** Plays one video for a member: loads its playlist, opens video sessions while it plays and renews the signature. */
export class LecturePlayback {
  readonly #request: VideoSessionRequest
  readonly #port: VideoSessionPort
  readonly #outbox: ProgressOutbox
  readonly #getSavedPosition: () => Promise<number | null>
  readonly #listeners = new Set<() => void>()
  #state: LecturePlaybackState = { kind: 'idle' }
  #position: number | null = null

  /** `getSavedPosition` returns the member's saved position in the video, in seconds. */
  constructor(
    request: VideoSessionRequest,
    port: VideoSessionPort,
    outbox: ProgressOutbox,
    getSavedPosition: () => Promise<number | null>,
  ) {
    this.#request = request
    this.#port = port
    this.#outbox = outbox
    this.#getSavedPosition = getSavedPosition
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly getState = (): LecturePlaybackState => this.#state

  /**
   * Loads the playlist and starts at `requested` (seconds), else at the saved position; after an error, where it
   * stopped. `from` takes precedence, also when it is passed while the playlist loads.
   */
  start(requested: number | null, from: number | null = null): void {
    if (from !== null) this.#position = from
    if (this.#state.kind === 'opening') return
    this.#setState({ kind: 'opening' })
    void this.#load(requested)
  }

  async #load(requested: number | null): Promise<void> {
    try {
      const [result, position] = await Promise.all([
        this.#port.load(this.#request.videoId),
        this.#position ?? requested ?? this.#getSavedPosition(),
      ])
      if (result.kind === 'refused') this.#setState(result)
      else
        this.#setState({
          kind: 'ready',
          source: this.#source(
            result.playlistUrl,
            resumePosition(this.#position ?? position, this.#request.duration),
          ),
        })
    } catch {
      this.#setState({ kind: 'failed' })
    }
  }

  #source(playlistUrl: string, startAt: number): LectureSource {
    const token = new MediaToken(() => void this.#renew(token))
    token.update(playlistUrl)
    const record = (element: RecordedElement) => this.#record(element, startAt, token)
    return { playlistUrl, startAt, token, record }
  }

  #record(element: RecordedElement, resumeAt: number, token: MediaToken): () => void {
    let session: RecordedVideoSession | null = null
    const { videoId, duration } = this.#request
    const stopListening = this.#outbox.listen({
      opened: (key, { playlistUrl }) => {
        if (key === session?.key) token.update(playlistUrl)
      },
      refused: (key, code, message) => {
        if (key === session?.key) this.#setState({ kind: 'refused', code, message })
      },
      saved: (saved, { playlistUrl }) => {
        if (saved.videoId === videoId && playlistUrl) token.update(playlistUrl)
      },
    })
    const stopRecording = recordPlayback(element, {
      duration,
      resumeAt,
      openVideoSession: () => {
        session = this.#outbox.open(this.#request)
      },
      save: (update) => {
        this.#position = update.continueAtTime
        if (session) this.#outbox.save(session, update)
      },
    })
    return () => {
      stopRecording()
      stopListening()
    }
  }

  /** Asks for a fresh signature, because no update brought one during a long pause. */
  async #renew(token: MediaToken): Promise<void> {
    const result = await this.#port.load(this.#request.videoId).catch(() => null)
    if (result?.kind === 'loaded') token.update(result.playlistUrl)
  }

  #setState(state: LecturePlaybackState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
