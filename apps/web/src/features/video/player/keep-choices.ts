import {
  rememberCaptions,
  rememberedCaptions,
  rememberedRate,
  rememberedVolume,
  rememberRate,
  rememberVolume,
} from './remembered-choices.ts'

/** The part of a video element that a member's choices are read from and given to. */
export type ChosenElement = Pick<
  HTMLMediaElement,
  'addEventListener' | 'removeEventListener' | 'playbackRate' | 'defaultPlaybackRate' | 'volume'
> & { readonly textTracks: EventTarget & Iterable<Pick<TextTrack, 'kind' | 'language' | 'mode'>> }

/**
 * Gives an element the speed, the volume and the captions that were last chosen, and remembers what keys, buttons and
 * menus change, until the returned function is called. Call it before a source is loaded and stop it before the source
 * goes: what loading resets is no choice. Decisions, section 9.
 */
export function keepChoices(element: ChosenElement): () => void {
  const { textTracks } = element
  element.volume = rememberedVolume()
  // Loading a source goes back to the default speed, so that is the chosen one.
  element.defaultPlaybackRate = rememberedRate()
  element.playbackRate = element.defaultPlaybackRate

  const captions = () => [...textTracks].filter(({ kind }) => kind === 'subtitles' || kind === 'captions')
  const shown = () => captions().find(({ mode }) => mode === 'showing')?.language ?? null
  let given = shown()
  const showRemembered = () => {
    const wanted = captions().find(({ language }) => language === rememberedCaptions())
    for (const track of captions()) track.mode = track === wanted ? 'showing' : 'disabled'
    given = shown()
  }
  const captionsChanged = () => {
    // A video without the remembered language shows none, and that was nobody's choice.
    if (shown() === given) return
    given = shown()
    rememberCaptions(given)
  }
  const rateChanged = () => {
    if (element.playbackRate === element.defaultPlaybackRate) return
    element.defaultPlaybackRate = element.playbackRate
    rememberRate(element.playbackRate)
  }
  const volumeChanged = () => rememberVolume(element.volume)

  element.addEventListener('ratechange', rateChanged)
  element.addEventListener('volumechange', volumeChanged)
  textTracks.addEventListener('addtrack', showRemembered)
  textTracks.addEventListener('change', captionsChanged)
  return () => {
    element.removeEventListener('ratechange', rateChanged)
    element.removeEventListener('volumechange', volumeChanged)
    textTracks.removeEventListener('addtrack', showRemembered)
    textTracks.removeEventListener('change', captionsChanged)
  }
}
