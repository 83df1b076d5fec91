import { beforeEach, expect, it } from 'vitest'
import { captionsPreference, ratePreference, volumePreference } from './preferences.ts'
import { syncPreferences } from './sync-preferences.ts'

class FakeTracks extends EventTarget {
  list: { kind: TextTrackKind; language: string; mode: TextTrackMode }[] = []

  /** Adds the tracks of a playlist, none of them shown. */
  add(...languages: string[]) {
    this.list = [
      { kind: 'chapters', language: '', mode: 'hidden' },
      ...languages.map((language) => ({ kind: 'subtitles' as const, language, mode: 'disabled' as const })),
    ]
    for (const _track of this.list) this.dispatchEvent(new Event('addtrack'))
  }

  /** Shows the captions of one language, or none, as a choice of the member or of the player's engine does. */
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

/** A video element that resets its speed to the default when it loads, as the HTML standard requires. */
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

  /** Loads a source with its caption tracks. */
  load(...languages: string[]) {
    this.playbackRate = this.defaultPlaybackRate
    this.textTracks.add(...languages)
  }

  play() {
    this.dispatchEvent(new Event('playing'))
  }
}

/** Opens the page, whose player plays a video with captions in these languages. */
function openPage(...languages: string[]) {
  const page = loadPage(...languages)
  page.element.play()
  return page
}

/** Opens the page, whose player has loaded a video and not played it yet. */
function loadPage(...languages: string[]) {
  const element = new FakeElement()
  const stop = syncPreferences(element)
  element.load(...languages)
  return { element, tracks: element.textTracks, stop }
}

beforeEach(() => localStorage.clear())

it('The chosen speed is restored after a reload and for the next video', () => {
  const first = openPage('en')
  first.element.playbackRate = 1.5
  first.stop()
  const again = openPage('en')
  expect(again.element.playbackRate).toBe(1.5)
  again.stop()
  syncPreferences(again.element)
  again.element.load('en')
  expect(again.element.playbackRate).toBe(1.5)
})

it('The chosen captions are shown again after a reload', () => {
  const first = openPage('en', 'es')
  expect(first.tracks.shown).toBeNull()
  first.tracks.show('es')
  first.stop()
  expect(openPage('en', 'es').tracks.shown).toBe('es')
})

it('Captions that were switched off stay off after a reload', () => {
  captionsPreference.set('en')
  const first = openPage('en', 'es')
  expect(first.tracks.shown).toBe('en')
  first.tracks.show(null)
  first.stop()
  expect(openPage('en', 'es').tracks.shown).toBeNull()
})

it('The captions preference survives a video without captions in that language', () => {
  captionsPreference.set('es')
  const first = openPage('en')
  first.tracks.show(null)
  first.stop()
  expect(openPage('en', 'es').tracks.shown).toBe('es')
})

it('Captions that were switched off stay off where the system prefers captions, and are not taken for a choice', () => {
  const first = openPage('en', 'es')
  first.tracks.show('en')
  first.tracks.show(null)
  first.stop()
  const again = loadPage('en', 'es')
  again.tracks.show('es')
  expect(again.tracks.shown).toBeNull()
  again.element.play()
  again.stop()
  expect(openPage('en', 'es').tracks.shown).toBeNull()
})

it('Captions that the system prefers are shown to members who never chose, and are not taken for a choice', () => {
  const first = loadPage('en', 'es')
  first.tracks.show('es')
  expect(first.tracks.shown).toBe('es')
  first.element.play()
  first.stop()
  expect(captionsPreference.get()).toBeNull()
})

it('The chosen captions are shown in a browser that disables all tracks, as one without captions in its settings does', () => {
  captionsPreference.set('es')
  const { tracks } = loadPage('en', 'es')
  tracks.show(null)
  expect(tracks.shown).toBe('es')
})

it('Changes after the player stopped are not stored as preferences', () => {
  captionsPreference.set('en')
  ratePreference.set(2)
  const { element, tracks, stop } = openPage('en')
  stop()
  tracks.show(null)
  element.playbackRate = 1
  const again = openPage('en')
  expect([again.tracks.shown, again.element.playbackRate]).toEqual(['en', 2])
})

it('The chosen volume is restored after a reload', () => {
  volumePreference.set(0.4)
  const { element } = openPage('en')
  expect(element.volume).toBe(0.4)
  element.volume = 0.7
  element.dispatchEvent(new Event('volumechange'))
  expect(openPage('en').element.volume).toBe(0.7)
})
