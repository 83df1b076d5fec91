import type { ProgressUpdate } from './progress/progress-update.ts'

/** An event of the player. `position` in seconds, `at` in epoch ms. */
export type PlaybackEvent =
  | { readonly type: 'first-frame'; readonly at: number }
  | {
      readonly type: 'play' | 'time' | 'seek' | 'pause' | 'end' | 'close'
      readonly position: number
      readonly at: number
    }
  | { readonly type: 'tick'; readonly at: number }

/** A progress update without the ids that the caller knows. */
export type PlaybackUpdate = Pick<
  ProgressUpdate,
  'continueAtTime' | 'videoSessionMaxPlayhead' | 'videoSessionPlayingTime' | 'status'
> & {
  /** When the player came to `continueAtTime`, which is before the update when the video is paused (epoch ms). */
  readonly positionAt: number
}

/** The actions for the caller, in order: a save belongs to the video session that was created last. */
export type PlaybackEffect =
  | { readonly kind: 'seek'; readonly position: number }
  | { readonly kind: 'create-video-session' }
  | { readonly kind: 'report-not-ready' }
  | { readonly kind: 'save'; readonly update: PlaybackUpdate }

export type PlaybackState = Readonly<ReturnType<typeof startTracking>>

/** Returns the state before the first frame, at which the player seeks to `resumeAt` (seconds) if nobody sought before. */
export function startTracking(duration: number, resumeAt: number) {
  return {
    duration,
    resumeAt,
    ready: false,
    playing: false,
    videoSessionOpen: false,
    position: 0,
    /** When the player came to `position` (epoch ms). */
    positionAt: 0,
    /** The time of the last event with a position (epoch ms). */
    checkedAt: 0,
    /** Infinity while it plays. */
    pausedAt: Infinity,
    playingTime: 0,
    maxPlayhead: 0,
    savedPosition: 0,
    savedPlayingTime: 0,
  }
}
