import {
  startTracking,
  type PlaybackEffect,
  type PlaybackEvent,
  type PlaybackState,
} from './playback-events.ts'
import { trackPlayback } from './playback-tracker.ts'

/** Feeds events to the tracker; returns the last state and a short text for each effect. */
export function follow(events: readonly PlaybackEvent[], start: PlaybackState = startTracking(600, 0)) {
  const said: string[] = []
  let state = start
  for (const event of events) {
    const step = trackPlayback(state, event)
    state = step.state
    said.push(...step.effects.map(describeEffect))
  }
  return { state, said }
}

function describeEffect(effect: PlaybackEffect): string {
  if (effect.kind === 'seek') return `seek ${effect.position}`
  if (effect.kind === 'create-video-session') return 'create'
  if (effect.kind === 'report-not-ready') return 'not ready'
  const { continueAtTime, videoSessionMaxPlayhead, videoSessionPlayingTime, status } = effect.update
  const end = status === 'ENDED' ? ' ended' : ''
  return `save ${continueAtTime} max ${videoSessionMaxPlayhead} played ${round(videoSessionPlayingTime)}${end}`
}

/** Rounds seconds to whole milliseconds. */
export const round = (seconds: number) => Math.round(seconds * 1000) / 1000

export const ready: PlaybackEvent = { type: 'first-frame', at: 0 }

/** Returns the event of a player that plays; the position is in seconds, the time in milliseconds. */
export const play = (position: number, at: number): PlaybackEvent => ({ type: 'play', position, at })

/** Returns time events, one every `every` milliseconds, from one position to another. */
export function watch(from: number, to: number, at: number, rate = 1, every = 250): PlaybackEvent[] {
  const count = Math.round(((to - from) / rate) * (1000 / every))
  return Array.from({ length: count }, (_, index) => {
    const elapsed = (index + 1) * every
    return { type: 'time', position: from + (elapsed / 1000) * rate, at: at + elapsed }
  })
}
