import { describe, expect, it, test } from 'vitest'
import { isVideoComplete } from './completion.ts'
import { addStretch, MAX_STRETCHES } from './coverage.ts'
import { openBudget, type WatchBudget } from './watch-budget.ts'
import { updateAt, fresh, run, NOW } from './progress-update.fixture.ts'
import {
  applyProgressUpdate,
  watchedSeconds,
  type ProgressUpdate,
  type WatchState,
} from './progress-update.ts'

const hour = 3600

/** What forgers send, each update with the seconds after NOW at which it arrives. */
const FORGED: Record<string, [seconds: number, ProgressUpdate][]> = {
  'who claims to finish 60 minutes in 5 s': [
    ...Array.from({ length: 50 }, (_, i): [number, ProgressUpdate] => [
      i / 10,
      updateAt((i + 1) * 72, (i + 1) * 72),
    ]),
    [5, updateAt(hour, hour, { status: 'ENDED' })],
  ],
  'who plays at 16 times the speed': Array.from({ length: 225 }, (_, i): [number, ProgressUpdate] => [
    i + 1,
    updateAt((i + 1) * 16, (i + 1) * 16),
  ]),
  'who replays what somebody else sent': Array.from({ length: 360 }, (_, i): [number, ProgressUpdate] => [
    (i + 1) * 10,
    updateAt((i + 1) * 10, (i + 1) * 10, { userId: 'victim', userVideoSessionId: 'theirs' }),
  ]),
  'who seeks to the end': [
    [1, updateAt(hour, 0)],
    [2, updateAt(hour, 0.5, { status: 'ENDED' })],
  ],
}

/** A broken rule, which believes the player. */
function believe(start: WatchState, ...updates: [seconds: number, ProgressUpdate][]): WatchState {
  return updates.reduce((state, [, { continueAtTime, videoSessionPlayingTime }]) => {
    const claimed = Math.max(continueAtTime, videoSessionPlayingTime)
    const coverage = addStretch(state.progress.coverage, 0, claimed)
    const completed = isVideoComplete(watchedSeconds({ coverage }), state.progress.duration)
    return { ...state, progress: { ...state.progress, coverage, completed } }
  }, start)
}

test.each(Object.entries(FORGED))(
  'A forger %s completes nothing, and would under a rule that believes the player',
  (_who, updates) => {
    expect(run(fresh(hour), ...updates).progress.completed).toBe(false)
    expect(believe(fresh(hour), ...updates).progress.completed).toBe(true)
  },
)

describe('The uncredited progress of a forger', () => {
  const opened = (budget: WatchBudget | null, seconds: number) => openBudget(budget, NOW + seconds * 1000)

  it('who claims to finish 60 minutes in 5 s', () => {
    const { progress } = run(fresh(hour), ...(FORGED['who claims to finish 60 minutes in 5 s'] ?? []))
    expect(progress.completed).toBe(false)
    expect(watchedSeconds(progress)).toBeLessThanOrEqual(5 + 2 * 5 + 0.1)
  })

  it('who plays at 16 times the speed', () => {
    const { progress } = run(fresh(hour), ...(FORGED['who plays at 16 times the speed'] ?? []))
    expect(progress.completed).toBe(false)
    expect(watchedSeconds(progress)).toBeLessThan(0.15 * hour)
  })

  it('who uses two devices for one hour-long video', () => {
    let [state, budget] = [fresh(hour), opened(null, 0)]
    // Each device claims one half of the video at double speed; together they would finish in a quarter of an hour.
    const halves = [0, hour / 2].map((offset) => ({ ...fresh(hour).session, offset }))
    for (let second = 10; second <= hour / 4; second += 10) {
      for (const half of halves) {
        const played = second * 2
        const result = applyProgressUpdate(
          { budget, session: { ...half, videoSessionPlayingTime: played - 20 }, progress: state.progress },
          updateAt(half.offset + played, played),
          NOW + second * 1000,
        )
        if (result.kind === 'accepted') [state, budget] = [result.state, result.state.budget]
      }
    }
    expect(state.progress.completed).toBe(false)
    expect(watchedSeconds(state.progress)).toBeLessThanOrEqual(5 + hour / 2 + 0.1)
  })

  it('who opens a session for every update', () => {
    let [state, budget] = [fresh(hour), opened(null, 0)]
    for (let index = 1; index <= 1_000; index += 1) {
      budget = opened(budget, index / 100)
      const result = applyProgressUpdate(
        { ...fresh(hour), budget, progress: state.progress },
        updateAt(index * 3, 3),
        NOW + index * 10,
      )
      if (result.kind === 'accepted') [state, budget] = [result.state, result.state.budget]
    }
    expect(watchedSeconds(state.progress)).toBeLessThanOrEqual(5 + 2 * 10 + 2)
    expect(state.progress.completed).toBe(false)
  })

  it('who sends a flood of tiny stretches', () => {
    let state = fresh(hour)
    for (let index = 1; index <= 25_000; index += 1) {
      const next = updateAt((index * 0.137) % hour, index * 0.003)
      const result = applyProgressUpdate(state, next, NOW + index * 2)
      if (result.kind === 'accepted') state = result.state
    }
    expect(state.progress.coverage).toEqual([])
  })

  it('who sends the shortest stretches that count, all over the video', () => {
    let state = fresh(hour)
    for (let index = 1; index <= 25_000; index += 1) {
      const next = updateAt((index * 97.003) % hour, index * 0.25)
      const result = applyProgressUpdate(state, next, NOW + index * 125)
      if (result.kind === 'accepted') state = result.state
    }
    expect(state.progress.coverage.length).toBeLessThanOrEqual(MAX_STRETCHES)
    expect(watchedSeconds(state.progress)).toBeLessThanOrEqual(5 + (25_000 * 125 * 2) / 1000)
  })

  it('who exploits rounding: a minute of the clock earns at most two', () => {
    let state = fresh(hour)
    for (let milliseconds = 2; milliseconds <= 60_500; milliseconds += 2) {
      const next = updateAt((milliseconds * 0.0511) % hour, milliseconds * 0.002)
      const result = applyProgressUpdate(state, next, NOW + milliseconds)
      if (result.kind === 'accepted') state = result.state
    }
    expect(watchedSeconds(state.progress)).toBeLessThanOrEqual(5 + 2 * 60.5)
  })

  it('who reports a false duration', () => {
    expect(applyProgressUpdate(fresh(hour), updateAt(2 * hour, 10), NOW + 10_000).kind).toBe('refused')
  })

  it('who replays what somebody else sent', () => {
    const before = fresh(hour)
    expect(run(before, ...(FORGED['who replays what somebody else sent'] ?? []))).toBe(before)
  })

  it('who seeks to the end', () => {
    const { progress } = run(fresh(hour), ...(FORGED['who seeks to the end'] ?? []))
    expect(progress.completed).toBe(false)
    expect(watchedSeconds(progress)).toBe(0.5)
  })

  it('who watches the same minute for an hour', () => {
    const updates = Array.from({ length: 60 }, (_, i): [number, ProgressUpdate] => [
      (i + 1) * 60,
      updateAt(60, (i + 1) * 60),
    ])
    expect(watchedSeconds(run(fresh(hour), ...updates).progress)).toBe(60)
  })
})
