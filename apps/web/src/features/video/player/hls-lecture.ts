import HlsEngine, { type ErrorData, type HlsConfig, type LoadPolicy } from 'hls.js'
import { HTMLVideoAdapter } from '@videojs/media/dom'
import { MediaTracksMixin } from '@videojs/media/media-tracks'
import type { LectureSource } from '../progress/lecture-playback.ts'
import { offerQualities } from './hls-quality.ts'
import { audioPreference, CAPTIONS_OFF, captionsPreference } from './preferences.ts'

const FORBIDDEN = 403
/** Retries of a request: about 25 seconds pass before an error is shown. */
const RETRIES = 5

const { maxBufferLength, maxMaxBufferLength } = HlsEngine.DefaultConfig
/** The buffer of a playing lecture: as far ahead as hls.js loads by default, in seconds. */
const PLAYING = { maxBufferLength, maxMaxBufferLength }
/** The buffer of a prepared lecture, in seconds: no more than its first segments. */
const PREPARED = { maxBufferLength: 2, maxMaxBufferLength: 2 }

/**
 * A video element fed by hls.js where media source extensions exist, because Chromium's own HLS has no audio tracks,
 * and by the browser's HLS elsewhere. See docs/decisions/video-player.md.
 */
export class HlsLecture extends MediaTracksMixin(HTMLVideoAdapter) {
  static readonly defaultProps = {}
  #hls: HlsEngine | null = null
  #fatal: { code: number; message: string } | null = null
  #recovered = false
  #removeQualities: (() => void) | undefined

  get engine(): HlsEngine | null {
    return this.#hls
  }

  override get error() {
    return this.#fatal ?? super.error
  }

  loadLecture(source: LectureSource): void {
    const element = this.target as HTMLVideoElement | null
    if (!element) return
    this.unload()
    if (HlsEngine.isSupported()) this.#play(element, source)
    else {
      element.src = source.playlistUrl
      element.load()
    }
  }

  /** Plays what is loaded, and lets it load ahead. A browser that blocks sound leaves it paused. */
  playLecture(): void {
    if (this.#hls) Object.assign(this.#hls.config, PLAYING)
    this.play().catch(() => undefined)
  }

  unload(): void {
    this.#fatal = null
    this.#recovered = false
    this.#removeQualities?.()
    this.#removeQualities = undefined
    if (this.#hls) this.#hls.destroy()
    else this.#removeSource()
    this.#hls = null
    for (const track of this.audioTracks) this.removeAudioTrack(track)
  }

  /** An element without a source plays nothing, and is not taken for one that has loaded the next lecture. */
  #removeSource(): void {
    const element = this.target as HTMLVideoElement | null
    if (!element?.hasAttribute('src')) return
    element.removeAttribute('src')
    element.load()
  }

  override destroy(): void {
    this.audioTracks.removeEventListener('change', this.#chooseAudio)
    this.unload()
    super.destroy()
  }

  #play(element: HTMLVideoElement, source: LectureSource): void {
    const hls = new HlsEngine(configure(source))
    this.#hls = hls
    hls.on(HlsEngine.Events.MANIFEST_PARSED, () => {
      this.#removeQualities?.()
      this.#removeQualities = offerQualities(this, hls)
    })
    hls.on(HlsEngine.Events.AUDIO_TRACKS_UPDATED, () => this.#listAudio(hls))
    hls.on(HlsEngine.Events.AUDIO_TRACK_SWITCHED, (_event, { id }) => this.#markAudio(id))
    hls.on(HlsEngine.Events.ERROR, (_event, data) => this.#handleError(hls, source, data))
    hls.loadSource(source.playlistUrl)
    hls.attachMedia(element)
  }

  #listAudio(hls: HlsEngine): void {
    this.audioTracks.removeEventListener('change', this.#chooseAudio)
    for (const track of this.audioTracks) this.removeAudioTrack(track)
    for (const [index, { name, lang }] of hls.audioTracks.entries()) {
      const track = this.addAudioTrack(index === 0 ? 'main' : 'alternative', name, lang ?? '')
      track.id = String(index)
      track.enabled = index === hls.audioTrack
    }
    this.audioTracks.addEventListener('change', this.#chooseAudio)
  }

  #markAudio(id: number): void {
    for (const track of this.audioTracks) track.enabled = track.id === String(id)
  }

  readonly #chooseAudio = (): void => {
    const chosen = [...this.audioTracks].findIndex(({ enabled }) => enabled)
    if (this.#hls && chosen >= 0 && this.#hls.audioTrack !== chosen) this.#hls.audioTrack = chosen
  }

  #handleError(hls: HlsEngine, source: LectureSource, data: ErrorData): void {
    if (data.response?.code === FORBIDDEN) source.token.invalidate()
    if (!data.fatal) return
    if (data.type === HlsEngine.ErrorTypes.MEDIA_ERROR && !this.#recovered) {
      this.#recovered = true
      hls.recoverMediaError()
      return
    }
    const isNetworkError = data.type === HlsEngine.ErrorTypes.NETWORK_ERROR
    const code = isNetworkError ? MediaError.MEDIA_ERR_NETWORK : MediaError.MEDIA_ERR_DECODE
    this.#fatal = { code, message: data.details }
    hls.stopLoad()
    this.dispatchEvent(new Event('error'))
  }
}

function configure({ token, startAt }: LectureSource): Partial<HlsConfig> {
  const audio = audioPreference.get()
  const captions = captionsPreference.get()
  return {
    startPosition: startAt,
    ...PREPARED,
    // Fragmented MP4 is not transmuxed, so a worker has nothing to do.
    enableWorker: false,
    capLevelToPlayerSize: true,
    backBufferLength: 60,
    xhrSetup: async (xhr, url) => xhr.open('GET', await token.sign(url)),
    manifestLoadPolicy: withRetries(HlsEngine.DefaultConfig.manifestLoadPolicy),
    playlistLoadPolicy: withRetries(HlsEngine.DefaultConfig.playlistLoadPolicy),
    fragLoadPolicy: withRetries(HlsEngine.DefaultConfig.fragLoadPolicy),
    ...(audio ? { audioPreference: { lang: audio } } : {}),
    ...(captions && captions !== CAPTIONS_OFF ? { subtitlePreference: { lang: captions } } : {}),
  }
}

/** Retries for longer, also after a refused signature, because the next request carries a fresh one. */
function withRetries({ default: policy }: LoadPolicy): LoadPolicy {
  const errorRetry: NonNullable<LoadPolicy['default']['errorRetry']> = {
    maxNumRetry: RETRIES,
    retryDelayMs: 1_000,
    maxRetryDelayMs: 8_000,
    backoff: 'exponential',
    shouldRetry: (config, count, _timedOut, response, retry) =>
      retry || (count < (config?.maxNumRetry ?? 0) && (response?.code === FORBIDDEN || !response?.code)),
  }
  return { default: { ...policy, errorRetry } }
}
