import HlsEngine, { type ErrorData, type HlsConfig, type LoadPolicy } from 'hls.js'
import { HTMLVideoAdapter } from '@videojs/media/dom'
import { MediaTracksMixin } from '@videojs/media/media-tracks'
import type { MediaToken } from '../progress/media-token.ts'
import { offerQualities } from './hls-quality.ts'
import { rememberedAudio, rememberedCaptions } from './remembered-choices.ts'

/** What to load: a playlist, the signature of its requests, where to begin (seconds). */
export interface HlsSource {
  readonly playlistUrl: string
  readonly token: MediaToken
  readonly startAt: number
}

const NETWORK_ERROR = 2
const DECODE_ERROR = 3
const FORBIDDEN = 403
/** Waiting for the network goes on for about 25 seconds before the member is asked. */
const RETRIES = 5

/**
 * A video element fed by hls.js wherever media source extensions exist, and by the browser's own HLS elsewhere:
 * Chromium's own shows no audio tracks. See docs/decisions/video-player.md.
 */
export class HlsLecture extends MediaTracksMixin(HTMLVideoAdapter) {
  static readonly defaultProps = {}
  #hls: HlsEngine | null = null
  #fatal: { code: number; message: string } | null = null
  #recovered = false
  #withdrawQualities: (() => void) | undefined

  get engine(): HlsEngine | null {
    return this.#hls
  }

  /** The engine's failure, or the element's. */
  override get error() {
    return this.#fatal ?? super.error
  }

  loadLecture(source: HlsSource): void {
    const element = this.target as HTMLVideoElement | null
    if (!element) return
    this.unload()
    if (HlsEngine.isSupported()) this.#play(element, source)
    else {
      element.src = source.playlistUrl
      element.load()
    }
  }

  unload(): void {
    this.#fatal = null
    this.#recovered = false
    this.#withdrawQualities?.()
    this.#withdrawQualities = undefined
    this.#hls?.destroy()
    this.#hls = null
    for (const track of this.audioTracks) this.removeAudioTrack(track)
  }

  override destroy(): void {
    this.audioTracks.removeEventListener('change', this.#chooseAudio)
    this.unload()
    super.destroy()
  }

  #play(element: HTMLVideoElement, source: HlsSource): void {
    const hls = new HlsEngine(configure(source))
    this.#hls = hls
    hls.on(HlsEngine.Events.MANIFEST_PARSED, () => {
      this.#withdrawQualities?.()
      this.#withdrawQualities = offerQualities(this, hls)
    })
    hls.on(HlsEngine.Events.AUDIO_TRACKS_UPDATED, () => this.#listAudio(hls))
    hls.on(HlsEngine.Events.AUDIO_TRACK_SWITCHED, (_event, { id }) => this.#showAudio(id))
    hls.on(HlsEngine.Events.ERROR, (_event, data) => this.#failed(hls, source, data))
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

  #showAudio(id: number): void {
    for (const track of this.audioTracks) track.enabled = track.id === String(id)
  }

  readonly #chooseAudio = (): void => {
    const chosen = [...this.audioTracks].findIndex(({ enabled }) => enabled)
    if (this.#hls && chosen >= 0 && this.#hls.audioTrack !== chosen) this.#hls.audioTrack = chosen
  }

  #failed(hls: HlsEngine, source: HlsSource, data: ErrorData): void {
    if (data.response?.code === FORBIDDEN) source.token.distrust()
    if (!data.fatal) return
    if (data.type === HlsEngine.ErrorTypes.MEDIA_ERROR && !this.#recovered) {
      this.#recovered = true
      hls.recoverMediaError()
      return
    }
    const code = data.type === HlsEngine.ErrorTypes.NETWORK_ERROR ? NETWORK_ERROR : DECODE_ERROR
    this.#fatal = { code, message: data.details }
    hls.stopLoad()
    this.dispatchEvent(new Event('error'))
  }
}

function configure({ token, startAt }: HlsSource): Partial<HlsConfig> {
  const audio = rememberedAudio()
  const captions = rememberedCaptions()
  return {
    startPosition: startAt,
    // Fragmented MP4 is passed through as it is: there is nothing for a worker to do.
    enableWorker: false,
    capLevelToPlayerSize: true,
    backBufferLength: 60,
    xhrSetup: async (xhr, url) => xhr.open('GET', await token.sign(url)),
    manifestLoadPolicy: patient(HlsEngine.DefaultConfig.manifestLoadPolicy),
    playlistLoadPolicy: patient(HlsEngine.DefaultConfig.playlistLoadPolicy),
    fragLoadPolicy: patient(HlsEngine.DefaultConfig.fragLoadPolicy),
    ...(audio ? { audioPreference: { lang: audio } } : {}),
    ...(captions ? { subtitlePreference: { lang: captions } } : {}),
  }
}

/** Tries again for longer, and after a refused signature too, because the next request carries a fresh one. */
function patient({ default: policy }: LoadPolicy): LoadPolicy {
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
