import { NOTHING_WATCHED } from './coverage.ts'
import { openBudget, type WatchBudget } from './watch-budget.ts'
import { applyProgressUpdate, type WatchState, type ProgressUpdate } from './progress-update.ts'

/** The start of the tests' clock. */
export const NOW = Date.UTC(2026, 5, 1)

/** Returns a new video session of `u` in the video `v`. */
export const fresh = (duration = 600, budget: WatchBudget = openBudget(null, NOW)): WatchState => ({
  budget,
  session: {
    userVideoSessionId: 'vs',
    userId: 'u',
    videoId: 'v',
    status: 'IN_PROGRESS',
    beganAt: NOW,
    continueAtTime: 0,
    videoSessionMaxPlayhead: 0,
    videoSessionPlayingTime: 0,
  },
  progress: {
    duration,
    continueAtTime: 0,
    positionAt: null,
    positionSessionId: null,
    farthestWatchedTime: 0,
    coverage: NOTHING_WATCHED,
    completed: false,
  },
})

/** Returns what the player of that session reports at a position after a number of seconds of playing time. */
export const updateAt = (
  at: number,
  playing: number,
  more: Partial<ProgressUpdate> = {},
): ProgressUpdate => ({
  userVideoSessionId: 'vs',
  userId: 'u',
  videoId: 'v',
  continueAtTime: at,
  videoSessionMaxPlayhead: at,
  videoSessionPlayingTime: playing,
  status: 'IN_PROGRESS',
  ...more,
})

/** Applies updates at seconds after NOW; a refused one changes nothing. */
export const run = (start: WatchState, ...updates: [seconds: number, ProgressUpdate][]) =>
  updates.reduce((state, [seconds, next]) => {
    const result = applyProgressUpdate(state, next, NOW + seconds * 1000)
    return result.kind === 'accepted' ? result.state : state
  }, start)
