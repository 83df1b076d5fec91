import type { ProgressUpdate } from './progress/progress-update.ts'

/** What a player tells the tracker. `position` in seconds, `at` in epoch ms, `rate` the speed of playing. */
export type PlaybackEvent =
  | { readonly type: 'first-frame'; readonly at: number }
  | { readonly type: 'play' | 'time'; readonly position: number; readonly at: number; readonly rate: number }
  | { readonly type: 'seek' | 'pause' | 'end' | 'leave'; readonly position: number; readonly at: number }
  | { readonly type: 'tick'; readonly at: number }

/** What a save carries to the server, without the ids that the caller knows. */
export type PlaybackUpdate = Pick<
  ProgressUpdate,
  'continueAtTime' | 'videoSessionMaxPlayhead' | 'videoSessionPlayingTime' | 'status'
>

/** What the caller does next, in this order: saves belong to the session that the last creation opened. */
export type PlaybackEffect =
  | { readonly kind: 'seek'; readonly position: number }
  | { readonly kind: 'create-session' }
  | { readonly kind: 'save'; readonly update: PlaybackUpdate }

/** Where playing stands. Open it with `startTracking`; everything else is the tracker's own. */
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

/** A player before its first frame; `resumeAt` is where it shall seek then, in seconds. */
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
