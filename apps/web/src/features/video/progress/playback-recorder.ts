import {
  startTracking,
  type PlaybackUpdate,
  type PlaybackEffect,
  type PlaybackEvent,
  type PlaybackState,
} from '@section/domain/video/playback-events.ts'
import { PAUSE_ENDS_MS, trackPlayback } from '@section/domain/video/playback-tracker.ts'
import { reportError } from '../../../lib/tracking/error-reporting.ts'

/** The part of a video element that recording reads and listens to. */
export type RecordedElement = Pick<
  HTMLMediaElement,
  'addEventListener' | 'currentTime' | 'ended' | 'paused' | 'readyState' | 'seeking'
>

/** The receiver of a recording. `duration` and `resumeAt` in seconds. */
export interface RecordingTarget {
  readonly duration: number
  readonly resumeAt: number
  openVideoSession(): void
  /** Saves an update; while the page closes, it is sent at once. */
  save(update: PlaybackUpdate): void
}

const HAVE_CURRENT_DATA = 2
/** Distance below which a seek is skipped, in seconds. */
const SEEK_TOLERANCE_SECONDS = 0.25

/**
 * Sends the events of a video element to the playback tracker and runs the tracker's effects, until the returned
 * function is called, which saves the position. Checks follow `timeupdate` and no timer, because browsers slow down timers in a
 * background tab and not the events of a video that plays.
 */
export function recordPlayback(element: RecordedElement, target: RecordingTarget): () => void {
  let state: PlaybackState = startTracking(target.duration, target.resumeAt)
  let pauseTimer: ReturnType<typeof setTimeout> | undefined

  const track = (event: PlaybackEvent) => {
    const step = trackPlayback(state, event)
    state = step.state
    for (const effect of step.effects) runEffect(element, target, effect)
  }
  const current = () => ({ position: element.currentTime, at: Date.now() })
  const tick = () => track({ type: 'tick', at: Date.now() })
  const pause = () => {
    clearTimeout(pauseTimer)
    pauseTimer = setTimeout(tick, PAUSE_ENDS_MS)
    track({ type: 'pause', ...current() })
  }
  const time = () => {
    if (!element.seeking && !element.paused) track({ type: 'time', ...current() })
  }
  const leave = () => track({ type: 'close', ...current() })

  const listeners: Record<string, () => void> = {
    loadeddata: () => track({ type: 'first-frame', at: Date.now() }),
    playing: () => {
      clearTimeout(pauseTimer)
      track({ type: 'play', ...current() })
    },
    timeupdate: time,
    ratechange: time,
    seeking: () => {
      // A seek before the first frame ends after it, when its position has to be known.
      if (!state.ready) track({ type: 'seek', ...current() })
    },
    seeked: () => {
      track({ type: 'seek', ...current() })
      if (element.paused) pause()
    },
    pause: () => {
      // The browser fires `ended` next, which saves.
      if (!element.seeking && !element.ended) pause()
    },
    ended: () => track({ type: 'end', ...current() }),
  }
  const hidden = () => {
    if (document.visibilityState === 'hidden') leave()
  }

  const stop = new AbortController()
  const { signal } = stop
  for (const [type, listener] of Object.entries(listeners))
    element.addEventListener(type, listener, { signal })
  document.addEventListener('visibilitychange', hidden, { signal })
  window.addEventListener('pagehide', leave, { signal })
  if (element.readyState >= HAVE_CURRENT_DATA) listeners['loadeddata']?.()

  return () => {
    clearTimeout(pauseTimer)
    stop.abort()
    track({ type: 'close', position: state.position, at: Date.now() })
  }
}

function runEffect(element: RecordedElement, target: RecordingTarget, effect: PlaybackEffect): void {
  switch (effect.kind) {
    case 'seek':
      if (Math.abs(element.currentTime - effect.position) > SEEK_TOLERANCE_SECONDS) {
        element.currentTime = effect.position
      }
      return
    case 'create-video-session':
      return target.openVideoSession()
    case 'report-not-ready':
      return reportError(new Error('The player was not ready when a video session was to be opened.'))
    case 'save':
      return target.save(effect.update)
  }
}
