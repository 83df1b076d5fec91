import { CAPTIONS_OFF, captionsPreference, ratePreference, volumePreference } from './preferences.ts'

/** The part of a video element that preferences are read from and applied to. */
export type PreferredElement = Pick<
  HTMLMediaElement,
  'addEventListener' | 'playbackRate' | 'defaultPlaybackRate' | 'volume'
> & { readonly textTracks: EventTarget & Iterable<Pick<TextTrack, 'kind' | 'language' | 'mode'>> }

/**
 * Applies the preferred speed, volume and captions to an element, and stores the member's changes until the returned
 * function is called. Call it before a source is loaded and stop it before the source is removed, because loading
 * resets them. docs/product/video.md#player-preferences
 */
export function syncPreferences(element: PreferredElement): () => void {
  const { textTracks } = element
  element.volume = volumePreference.get() ?? 1
  // Loading a source resets the speed to the default.
  element.defaultPlaybackRate = ratePreference.get() ?? 1
  element.playbackRate = element.defaultPlaybackRate

  const captions = () => [...textTracks].filter(({ kind }) => kind === 'subtitles' || kind === 'captions')
  const shownLanguage = () => captions().find(({ mode }) => mode === 'showing')?.language ?? null
  let hasPlayed = false
  let lastShown = shownLanguage()
  const showPreferred = () => {
    const language = captionsPreference.get()
    // Until the member chooses, the playlist and the settings of their system decide.
    if (language !== null) {
      const preferred = captions().find((track) => track.language === language)
      for (const track of captions()) track.mode = track === preferred ? 'showing' : 'disabled'
    }
    lastShown = shownLanguage()
  }
  const captionsChanged = () => {
    // A video without captions in the preferred language shows none, but the member did not choose that.
    if (shownLanguage() === lastShown) return
    // Before the video plays, such a change comes from the settings of the system and is no choice of the member.
    if (!hasPlayed) return showPreferred()
    lastShown = shownLanguage()
    captionsPreference.set(lastShown ?? CAPTIONS_OFF)
  }
  const rateChanged = () => {
    if (element.playbackRate === element.defaultPlaybackRate) return
    element.defaultPlaybackRate = element.playbackRate
    ratePreference.set(element.playbackRate)
  }

  const stop = new AbortController()
  const { signal } = stop
  element.addEventListener('playing', () => (hasPlayed = true), { signal })
  element.addEventListener('ratechange', rateChanged, { signal })
  element.addEventListener('volumechange', () => volumePreference.set(element.volume), { signal })
  textTracks.addEventListener('addtrack', showPreferred, { signal })
  textTracks.addEventListener('change', captionsChanged, { signal })
  return () => stop.abort()
}
