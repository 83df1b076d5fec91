import type { ProgressUpdate } from './progress/progress-update.ts'

/** An event of the player. `position` in seconds, `at` in epoch ms, `rate` the speed of playing. */
export type PlaybackEvent =
  | { readonly type: 'first-frame'; readonly at: number }
  | { readonly type: 'play' | 'time'; readonly position: number; readonly at: number; readonly rate: number }
  | { readonly type: 'seek' | 'pause' | 'end' | 'close'; readonly position: number; readonly at: number }
  | { readonly type: 'tick'; readonly at: number }

/** A progress update without the ids that the caller knows. */
export type PlaybackUpdate = Pick<
  ProgressUpdate,
  'continueAtTime' | 'videoSessionMaxPlayhead' | 'videoSessionPlayingTime' | 'status'
>

/** The actions for the caller, in order: a save belongs to the session that was created last. */
export type PlaybackEffect =
  | { readonly kind: 'seek'; readonly position: number }
  | { readonly kind: 'create-session' }
  | { readonly kind: 'save'; readonly update: PlaybackUpdate }

/** The state of playing, which `startTracking` creates. */
export type PlaybackState = {
  readonly duration: number
  readonly resumeAt: number
  readonly ready: boolean
  readonly playing: boolean
  readonly sessionOpen: boolean
  readonly position: number
  readonly checkedAt: number
  readonly rate: number
  readonly pausedAt: number | null
  readonly playingTime: number
  readonly maxPlayhead: number
  readonly savedPosition: number
  readonly savedPlayingTime: number
}

/** Returns the state before the first frame, at which the player seeks to `resumeAt` (seconds). */
export function startTracking(duration: number, resumeAt: number): PlaybackState {
  return {
    duration,
    resumeAt,
    ready: false,
    playing: false,
    sessionOpen: false,
    position: 0,
    checkedAt: 0,
    rate: 1,
    pausedAt: null,
    playingTime: 0,
    maxPlayhead: 0,
    savedPosition: 0,
    savedPlayingTime: 0,
  }
}
