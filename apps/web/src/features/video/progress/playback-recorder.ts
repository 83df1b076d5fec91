import {
  startTracking,
  type PlaybackUpdate,
  type PlaybackEffect,
  type PlaybackEvent,
  type PlaybackState,
} from '@section/domain/video/playback-events.ts'
import { PAUSE_ENDS_MS, trackPlayback } from '@section/domain/video/playback-tracker.ts'

/** The part of a video element that recording reads and listens to. */
export type RecordedElement = Pick<
  HTMLMediaElement,
  | 'addEventListener'
  | 'removeEventListener'
  | 'currentTime'
  | 'ended'
  | 'paused'
  | 'playbackRate'
  | 'readyState'
  | 'seeking'
>

/** Where a recording goes. `duration` and `resumeAt` in seconds. */
export interface RecordingTarget {
  readonly duration: number
  readonly resumeAt: number
  openSession(): void
  save(update: PlaybackUpdate): void
  /** The page may be closing; what was saved last must leave now. */
  flush(): void
}

const HAVE_CURRENT_DATA = 2
/** A jump to where the player already stands is spared, in seconds. */
const CLOSE_ENOUGH_SECONDS = 0.25

/**
 * Tells the playback tracker what a video element does, and carries out what the tracker decides, until the
 * returned function is called, which saves the place. Specification 2, section 4.7.
 */
export function recordPlayback(element: RecordedElement, target: RecordingTarget): () => void {
  let state: PlaybackState = startTracking(target.duration, target.resumeAt)
  let pauseTimer: ReturnType<typeof setTimeout> | undefined

  const tell = (event: PlaybackEvent) => {
    const step = trackPlayback(state, event)
    state = step.state
    for (const effect of step.effects) carryOut(element, target, effect)
  }
  const here = () => ({ position: element.currentTime, at: Date.now() })
  const tick = () => tell({ type: 'tick', at: Date.now() })
  const pause = () => {
    clearTimeout(pauseTimer)
    pauseTimer = setTimeout(tick, PAUSE_ENDS_MS)
    tell({ type: 'pause', ...here() })
  }
  const leave = () => {
    tell({ type: 'leave', ...here() })
    target.flush()
  }

  const listeners: Record<string, () => void> = {
    loadeddata: () => tell({ type: 'first-frame', at: Date.now() }),
    playing: () => {
      clearTimeout(pauseTimer)
      tell({ type: 'play', ...here(), rate: element.playbackRate })
    },
    timeupdate: () => {
      if (!element.seeking && !element.paused) tell({ type: 'time', ...here(), rate: element.playbackRate })
    },
    ratechange: () => {
      if (!element.seeking && !element.paused) tell({ type: 'time', ...here(), rate: element.playbackRate })
    },
    seeked: () => {
      tell({ type: 'seek', ...here() })
      if (element.paused) pause()
    },
    pause: () => {
      // At the end comes `ended`, which saves once and for all.
      if (!element.seeking && !element.ended) pause()
    },
    ended: () => tell({ type: 'end', ...here() }),
  }
  const hidden = () => {
    if (document.visibilityState === 'hidden') leave()
  }

  for (const [type, listener] of Object.entries(listeners)) element.addEventListener(type, listener)
  document.addEventListener('visibilitychange', hidden)
  window.addEventListener('pagehide', leave)
  if (element.readyState >= HAVE_CURRENT_DATA) listeners['loadeddata']?.()

  return () => {
    clearTimeout(pauseTimer)
    for (const [type, listener] of Object.entries(listeners)) element.removeEventListener(type, listener)
    document.removeEventListener('visibilitychange', hidden)
    window.removeEventListener('pagehide', leave)
    tell({ type: 'leave', position: state.position, at: Date.now() })
  }
}

function carryOut(element: RecordedElement, target: RecordingTarget, effect: PlaybackEffect): void {
  switch (effect.kind) {
    case 'seek':
      if (Math.abs(element.currentTime - effect.position) > CLOSE_ENOUGH_SECONDS) {
        element.currentTime = effect.position
      }
      return
    case 'create-session':
      return target.openSession()
    case 'save':
      return target.save(effect.update)
  }
}
