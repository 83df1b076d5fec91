import { beforeEach, expect, it } from 'vitest'
import { keepChoices } from './keep-choices.ts'
import { rememberCaptions, rememberRate, rememberVolume } from './remembered-choices.ts'

class FakeTracks extends EventTarget {
  list: { kind: TextTrackKind; language: string; mode: TextTrackMode }[] = []

  /** The tracks of a playlist arrive, none of them shown. */
  arrive(...languages: string[]) {
    this.list = [
      { kind: 'chapters', language: '', mode: 'hidden' },
      ...languages.map((language) => ({ kind: 'subtitles' as const, language, mode: 'disabled' as const })),
    ]
    for (const _track of this.list) this.dispatchEvent(new Event('addtrack'))
  }

  /** The member, or the engine, shows one language or none. */
  show(language: string | null) {
    for (const track of this.list)
      if (track.kind === 'subtitles') track.mode = track.language === language ? 'showing' : 'disabled'
    this.dispatchEvent(new Event('change'))
  }

  [Symbol.iterator]() {
    return this.list.values()
  }

  get shown() {
    return this.list.find(({ mode }) => mode === 'showing')?.language ?? null
  }
}

/** An element that behaves as the standard says: loading goes back to the default speed. */
class FakeElement extends EventTarget {
  readonly textTracks = new FakeTracks()
  volume = 1
  defaultPlaybackRate = 1
  #rate = 1

  get playbackRate() {
    return this.#rate
  }
  set playbackRate(rate: number) {
    if (rate === this.#rate) return
    this.#rate = rate
    this.dispatchEvent(new Event('ratechange'))
  }

  /** A source is loaded: its caption tracks come with it. */
  load(...languages: string[]) {
    this.playbackRate = this.defaultPlaybackRate
    this.textTracks.arrive(...languages)
  }
}

/** The page is opened, and its player loads a video with captions in these languages. */
function openPage(...languages: string[]) {
  const element = new FakeElement()
  const stop = keepChoices(element)
  element.load(...languages)
  return { element, tracks: element.textTracks, stop }
}

beforeEach(() => localStorage.clear())

it('a speed is kept over a reload and from one video to the next', () => {
  const first = openPage('en')
  first.element.playbackRate = 1.5
  first.stop()
  const again = openPage('en')
  expect(again.element.playbackRate).toBe(1.5)
  again.stop()
  keepChoices(again.element)
  again.element.load('en')
  expect(again.element.playbackRate).toBe(1.5)
})

it('captions are shown again in their language after a reload', () => {
  const first = openPage('en', 'es')
  expect(first.tracks.shown).toBeNull()
  first.tracks.show('es')
  first.stop()
  expect(openPage('en', 'es').tracks.shown).toBe('es')
})

it('captions that were switched off stay off after a reload', () => {
  rememberCaptions('en')
  const first = openPage('en', 'es')
  expect(first.tracks.shown).toBe('en')
  first.tracks.show(null)
  first.stop()
  expect(openPage('en', 'es').tracks.shown).toBeNull()
})

it('captions are not forgotten by a video that has none in their language', () => {
  rememberCaptions('es')
  const first = openPage('en')
  first.tracks.show(null)
  first.stop()
  expect(openPage('en', 'es').tracks.shown).toBe('es')
})

it('what happens while a source goes is no choice', () => {
  rememberCaptions('en')
  rememberRate(2)
  const { element, tracks, stop } = openPage('en')
  stop()
  tracks.show(null)
  element.playbackRate = 1
  const again = openPage('en')
  expect([again.tracks.shown, again.element.playbackRate]).toEqual(['en', 2])
})

it('a volume is kept over a reload', () => {
  rememberVolume(0.4)
  const { element } = openPage('en')
  expect(element.volume).toBe(0.4)
  element.volume = 0.7
  element.dispatchEvent(new Event('volumechange'))
  expect(openPage('en').element.volume).toBe(0.7)
})
