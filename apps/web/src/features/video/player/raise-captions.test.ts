import { afterEach, expect, test, vi } from 'vitest'
import { raiseCaptions } from './raise-captions.ts'

class Cue extends EventTarget {
  line: number | 'auto' = 'auto'
  snapToLines = true
  lineAlign = 'start'
}

class Track extends EventTarget {
  mode = 'showing'
  activeCues: Cue[] = []
  oncuechange: (() => void) | null = null
}

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** Returns a player that is 500 pixels high, with a shade of 100 pixels behind its controls and one track of captions. */
function player() {
  vi.stubGlobal('VTTCue', Cue)
  const frame = document.createElement('div')
  frame.style.setProperty('--controls-shade', '100px')
  Object.defineProperty(frame, 'clientHeight', { value: 500 })
  const video = document.createElement('video')
  const track = new Track()
  const tracks = Object.assign(new EventTarget(), {
    *[Symbol.iterator]() {
      yield track
    },
  })
  Object.defineProperty(video, 'textTracks', { value: tracks })
  frame.append(video)
  document.body.append(frame)
  return { frame, video, track }
}

test('Captions end above the controls while these are seen, in a browser whose style sheets cannot move them', async () => {
  vi.stubGlobal('CSS', { supports: () => false })
  const { frame, video, track } = player()
  const stop = raiseCaptions(video, frame)
  const cue = new Cue()
  track.activeCues = [cue]
  track.oncuechange?.()
  expect(cue).toMatchObject({ line: 'auto', snapToLines: true })
  frame.setAttribute('data-controls-visible', '')
  await vi.waitFor(() => expect(cue).toMatchObject({ line: 80, snapToLines: false, lineAlign: 'end' }))
  frame.removeAttribute('data-controls-visible')
  await vi.waitFor(() => expect(cue).toMatchObject({ line: 'auto', snapToLines: true }))
  stop()
  expect(track.oncuechange).toBeNull()
})

test('Captions are left to the style sheet where it can move them', () => {
  vi.stubGlobal('CSS', { supports: () => true })
  const { frame, video, track } = player()
  frame.setAttribute('data-controls-visible', '')
  const cue = new Cue()
  track.activeCues = [cue]
  raiseCaptions(video, frame)()
  expect(cue.line).toBe('auto')
})
