/** Chromium and WebKit place captions by the style sheet of the player; others do not know its selector. */
const placedByStyles = () => CSS.supports('selector(video::-webkit-media-text-track-container)')

/**
 * Keeps the captions above the controls of a player while the controls are visible, in browsers whose style sheet
 * cannot do it, until the returned function is called. `frame` is the element that says whether the controls are
 * visible.
 */
export function raiseCaptions(video: HTMLVideoElement, frame: Element): () => void {
  if (placedByStyles()) return () => {}
  const place = () => {
    const line = frame.hasAttribute('data-controls-visible') ? lineAboveControls(frame) : null
    for (const track of video.textTracks)
      if (track.mode === 'showing') for (const cue of track.activeCues ?? []) placeCue(cue, line)
  }
  const watchCues = () => {
    for (const track of video.textTracks) track.oncuechange = place
    place()
  }
  const stop = new AbortController()
  const { signal } = stop
  for (const event of ['addtrack', 'change']) video.textTracks.addEventListener(event, watchCues, { signal })
  const watchControls = new MutationObserver(place)
  watchControls.observe(frame, { attributeFilter: ['data-controls-visible'] })
  const watchSize = new ResizeObserver(place)
  watchSize.observe(video)
  watchCues()
  return () => {
    stop.abort()
    watchControls.disconnect()
    watchSize.disconnect()
    for (const track of video.textTracks) track.oncuechange = null
  }
}

/** Returns the position of the upper edge of the controls' shade, in percent of the height of the player. */
function lineAboveControls(frame: Element): number {
  const shade = parseFloat(getComputedStyle(frame).getPropertyValue('--controls-shade'))
  return Math.max(0, Math.round(100 - (shade / frame.clientHeight) * 100))
}

/** Puts the end of a cue at a line in percent of the video's height; null puts it at the bottom. */
function placeCue(cue: TextTrackCue, line: number | null): void {
  if (!(cue instanceof VTTCue)) return
  const settings = line === null ? BOTTOM : ({ snapToLines: false, line, lineAlign: 'end' } as const)
  // Each setting draws the cue anew.
  if (cue.line !== settings.line) Object.assign(cue, settings)
}

const BOTTOM = { snapToLines: true, line: 'auto', lineAlign: 'start' } as const
