import { MINUTE_MS } from '@section/domain/time/durations.ts'
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
  | { readonly kind: 'failed' }
  /** Not playing yet; `prepared` is the source from which the first frame may be loaded already. */
  | { readonly kind: 'idle' | 'opening'; readonly prepared?: LectureSource }
  | Loaded

type Loaded =
  | { readonly kind: 'ready'; readonly source: LectureSource }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }

/** A prepared start, with the time of its preparation (epoch ms); `loading` resolves with null if it failed. */
interface PreparedStart {
  readonly loading: Promise<Loaded | null>
  readonly at: number
}

/** The time in milliseconds for which a prepared start is used without asking for the saved position again. */
const PREPARED_FRESH_MS = MINUTE_MS

/** Plays one video for a member: loads its playlist, opens video sessions while it plays and renews the signature. */
export class LecturePlayback {
  readonly #request: VideoSessionRequest
  readonly #port: VideoSessionPort
  readonly #outbox: ProgressOutbox
  readonly #getSavedPosition: () => Promise<number | null>
  readonly #listeners = new Set<() => void>()
  #state: LecturePlaybackState = { kind: 'idle' }
  #position: number | null = null
  #prepared: PreparedStart | null = null

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
   * Loads the playlist before anybody plays, so that a player can load the first frame. It opens no video session, but
   * reserves one of the videos of a limited member. What fails here is tried again by `start`.
   */
  prepare(requested: number | null): void {
    if (this.#state.kind !== 'idle' || this.#prepared) return
    const loading = this.#load(requested).catch(() => null)
    this.#prepared = { loading, at: Date.now() }
    void this.#offer(loading)
  }

  async #offer(loading: PreparedStart['loading']): Promise<void> {
    const loaded = await loading
    if (loaded?.kind === 'ready' && this.#state.kind === 'idle')
      this.#setState({ kind: 'idle', prepared: loaded.source })
  }

  /**
   * Loads the playlist and starts at `requested` (seconds), else at the saved position; after an error, where it
   * stopped. `from` takes precedence, also when it is passed while the playlist loads.
   */
  start(requested: number | null, from: number | null = null): void {
    if (from !== null) this.#position = from
    if (this.#state.kind === 'opening') return
    const prepared = this.#prepared
    this.#prepared = null
    // The player keeps what it has loaded while the position is asked for.
    const kept = this.#state.kind === 'idle' ? this.#state : {}
    this.#setState({ ...kept, kind: 'opening' })
    this.#open(requested, prepared).then(
      (opened) => this.#setState(opened),
      () => this.#setState({ kind: 'failed' }),
    )
  }

  /** Forgets a refusal, whose reason is gone; the video can be started again. */
  forgetRefusal(): void {
    if (this.#state.kind === 'refused') this.#setState({ kind: 'idle' })
  }

  /** Opens what was prepared, at the position that counts by now; loads it if nothing was, or if that failed. */
  async #open(requested: number | null, prepared: PreparedStart | null): Promise<Loaded> {
    const loaded = await prepared?.loading
    if (!prepared || loaded?.kind !== 'ready') return this.#load(requested)
    const { playlistUrl, startAt, token } = loaded.source
    const isFresh = Date.now() - prepared.at < PREPARED_FRESH_MS
    const position = this.#position ?? requested ?? (isFresh ? startAt : await this.#getSavedPosition())
    const resumeAt = resumePosition(this.#position ?? position, this.#request.duration)
    return resumeAt === startAt
      ? loaded
      : { kind: 'ready', source: this.#source(playlistUrl, resumeAt, token) }
  }

  async #load(requested: number | null): Promise<Loaded> {
    const [result, position] = await Promise.all([
      this.#port.load(this.#request.videoId),
      this.#position ?? requested ?? this.#getSavedPosition(),
    ])
    if (result.kind === 'refused') return result
    const startAt = resumePosition(this.#position ?? position, this.#request.duration)
    return { kind: 'ready', source: this.#source(result.playlistUrl, startAt) }
  }

  #source(playlistUrl: string, startAt: number, token = this.#token(playlistUrl)): LectureSource {
    const record = (element: RecordedElement) => this.#record(element, startAt, token)
    return { playlistUrl, startAt, token, record }
  }

  #token(playlistUrl: string): MediaToken {
    const token = new MediaToken(() => void this.#renew(token))
    token.update(playlistUrl)
    return token
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
